import { type ComponentType, createElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { type OrderFormProps, PROJECTS, type Project, type RowsProps } from "./data.ts";

/** The measured screens, made of the kit or of plain elements. */
export interface Screens {
  readonly OrderForm: ComponentType<OrderFormProps>;
  readonly Question: ComponentType;
  readonly Rows: ComponentType<RowsProps>;
  readonly ManyRows: ComponentType;
}

type Wrap = (screen: ReactNode) => ReactNode;

/** Milliseconds of an action and of the layout that it causes. */
const timeOf = (act: () => void) => {
  const start = performance.now();
  act();
  document.body.getBoundingClientRect();
  return performance.now() - start;
};

const first = <Wanted extends Element>(selector: string, kind: new () => Wanted): Wanted => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The screen has no ${selector}`);
  return found;
};

const mount = (wrap: Wrap) => {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  return {
    show: (screen: ReactNode) => flushSync(() => root.render(wrap(screen))),
    count: () => place.querySelectorAll("*").length,
    end: () => {
      flushSync(() => root.unmount());
      place.remove();
    },
  };
};

/** React reads the value of a controlled field through the element's own setter. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;

/** The element in which the rows of a table scroll. */
const scrollerOf = (table: HTMLTableElement): HTMLElement => {
  let place = table.parentElement;
  while (place && place.scrollHeight <= place.clientHeight) place = place.parentElement;
  if (!place) throw new Error("The table does not scroll");
  return place;
};

const LETTERS = [..."Installer tool case for four roofs"];

const changed = (rows: readonly Project[], at: (index: number) => boolean) =>
  rows.map((row, index) => (at(index) ? { ...row, closed: !row.closed, windows: row.windows + 1 } : row));

/** One round of every measurement, in milliseconds. `place` mounts and removes the screens. */
export const benchmarksOf = ({ OrderForm, Question, Rows, ManyRows }: Screens, wrap: Wrap = (screen) => screen) => ({
  mountForm: () => {
    const { show, end } = mount(wrap);
    const time = timeOf(() => show(createElement(OrderForm)));
    end();
    return time;
  },
  mountWrongForm: () => {
    const { show, end } = mount(wrap);
    const time = timeOf(() => show(createElement(OrderForm, { wrong: true })));
    end();
    return time;
  },
  /** Of one letter. */
  typing: () => {
    const { show, end } = mount(wrap);
    show(createElement(OrderForm));
    const field = first("input", HTMLInputElement);
    field.focus();
    let text = "";
    const time = timeOf(() => {
      for (const letter of LETTERS) {
        text += letter;
        setValue?.call(field, text);
        field.dispatchEvent(new InputEvent("input", { bubbles: true, data: letter }));
        document.body.getBoundingClientRect();
      }
    });
    if (field.value !== text) throw new Error("The form has lost a letter");
    end();
    return time / LETTERS.length;
  },
  openDialog: () => {
    const { show, end } = mount(wrap);
    show(createElement(Question));
    const button = first("button", HTMLButtonElement);
    button.focus();
    const time = timeOf(() => flushSync(() => button.click()));
    if (!first("dialog", HTMLDialogElement).open) throw new Error("The dialog is not open");
    end();
    return time;
  },
  mountRows: () => {
    const { show, end } = mount(wrap);
    const time = timeOf(() => show(createElement(Rows, { rows: PROJECTS })));
    end();
    return time;
  },
  changeRow: () => {
    const { show, end } = mount(wrap);
    show(createElement(Rows, { rows: PROJECTS }));
    const rows = changed(PROJECTS, (index) => index === 100);
    const time = timeOf(() => show(createElement(Rows, { rows })));
    end();
    return time;
  },
  changeRows: () => {
    const { show, end } = mount(wrap);
    show(createElement(Rows, { rows: PROJECTS }));
    const rows = changed(PROJECTS, () => true);
    const time = timeOf(() => show(createElement(Rows, { rows })));
    end();
    return time;
  },
  openMenu: () => {
    const { show, end } = mount(wrap);
    show(createElement(Rows, { rows: PROJECTS }));
    const button = first("tbody button", HTMLButtonElement);
    const time = timeOf(() => flushSync(() => button.click()));
    if (button.getAttribute("aria-expanded") !== "true") throw new Error("The menu is not open");
    end();
    return time;
  },
  mountTable: () => {
    const { show, end } = mount(wrap);
    const time = timeOf(() => show(createElement(ManyRows)));
    first("tbody tr", HTMLTableRowElement);
    end();
    return time;
  },
  /** To the middle. */
  scrollTable: () => {
    const { show, end } = mount(wrap);
    show(createElement(ManyRows));
    const scroller = scrollerOf(first("table", HTMLTableElement));
    const time = timeOf(() => {
      scroller.scrollTop = scroller.scrollHeight / 2;
      // The browser's own event comes with the next frame.
      flushSync(() => scroller.dispatchEvent(new Event("scroll")));
    });
    const { left, top } = scroller.getBoundingClientRect();
    const row = document.elementFromPoint(left + 40, top + 200)?.closest("tr");
    if (!/Project \d/.test(row?.textContent ?? "")) throw new Error("The rows in view are not in the page");
    end();
    return time;
  },
  selectRow: () => {
    const { show, end } = mount(wrap);
    show(createElement(ManyRows));
    const box = first("tbody input", HTMLInputElement);
    const time = timeOf(() => flushSync(() => box.click()));
    if (!box.checked) throw new Error("The row is not selected");
    end();
    return time;
  },
  sortTable: () => {
    const { show, end } = mount(wrap);
    show(createElement(ManyRows));
    const before = first("tbody tr", HTMLTableRowElement).textContent;
    const button = first("th button", HTMLButtonElement);
    const time = timeOf(() => flushSync(() => button.click()));
    if (first("tbody tr", HTMLTableRowElement).textContent === before) throw new Error("The table is not sorted");
    end();
    return time;
  },
});

/** Number of elements of a screen. */
export const elementsOf = ({ OrderForm, Rows }: Screens, wrap: Wrap = (screen) => screen) => {
  const count = (screen: ReactNode) => {
    const place = mount(wrap);
    place.show(screen);
    const elements = place.count();
    place.end();
    return elements;
  };
  return {
    form: count(createElement(OrderForm)),
    wrongForm: count(createElement(OrderForm, { wrong: true })),
    rows: count(createElement(Rows, { rows: PROJECTS })),
  };
};

/** Mounts the rows and keeps them, to weigh the heap. */
export const keepRows = ({ Rows }: Screens, wrap: Wrap = (screen) => screen): void =>
  mount(wrap).show(createElement(Rows, { rows: PROJECTS }));
