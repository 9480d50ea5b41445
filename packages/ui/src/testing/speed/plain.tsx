import { memo, useCallback, useEffect, useRef, useState } from "react";
import {
  COUNTRIES,
  DELIVERY,
  MANY_PROJECTS,
  type OrderFormProps,
  type Project,
  type RowsProps,
  TEXT_FIELDS,
  VIEW,
} from "./data.ts";

/** The screens of `kit.tsx` in plain elements with names and descriptions, without styles: what no kit can go below. */
export const OrderForm = ({ wrong = false }: OrderFormProps) => {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [to, setTo] = useState("company");
  const errorIf = (name: string, error: string) => (wrong ? <p id={`${name}-error`}>{error}</p> : null);
  const described = (name: string) =>
    ({ "aria-invalid": wrong || undefined, "aria-describedby": wrong ? `${name}-error` : undefined }) as const;
  return (
    <form noValidate>
      {TEXT_FIELDS.map(({ name, label, error }) => (
        <div key={name}>
          <label htmlFor={name}>{label}</label>
          <input
            id={name}
            name={name}
            value={texts[name] ?? ""}
            onChange={({ target }) => setTexts((before) => ({ ...before, [name]: target.value }))}
            {...described(name)}
          />
          {errorIf(name, error)}
        </div>
      ))}
      <div>
        <label htmlFor="country">Country</label>
        <select id="country" name="country" {...described("country")}>
          {COUNTRIES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {errorIf("country", "Choose a country.")}
      </div>
      <fieldset {...described("delivery")}>
        <legend>Delivery</legend>
        {DELIVERY.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="delivery" value={value} checked={value === to} onChange={() => setTo(value)} />
            {label}
          </label>
        ))}
        {errorIf("delivery", "Choose a delivery.")}
      </fieldset>
      <div>
        <label htmlFor="note">Note</label>
        <textarea id="note" name="note" {...described("note")} />
        <span>200 characters left</span>
        {errorIf("note", "The note is too long.")}
      </div>
      <div>
        <label>
          <input type="checkbox" name="rules" {...described("rules")} />I accept the rules of the shop
        </label>
        {errorIf("rules", "Accept the rules.")}
      </div>
      <button type="submit">Order</button>
      <button type="button">Cart</button>
    </form>
  );
};

export const Question = () => {
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Order
      </button>
      <dialog ref={dialog} aria-labelledby="question" onClose={close}>
        <h2 id="question">Order for 960 points?</h2>
        <p>The points are reserved at once.</p>
        <button type="button" onClick={close}>
          Not yet
        </button>
        <button type="button" onClick={close}>
          Order
        </button>
      </dialog>
    </>
  );
};

const Row = memo(({ project: { id, town, windows, closed } }: { readonly project: Project }) => {
  const [open, setOpen] = useState(false);
  return (
    <tr>
      <td>
        <a href={`#${id}`}>Project {id}</a>
      </td>
      <td>{town}</td>
      <td>{windows}</td>
      <td>{closed ? "Closed" : "In progress"}</td>
      <td>
        <button
          type="button"
          aria-label={`Actions for project ${id}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
        {open ? (
          <div role="menu">
            <a role="menuitem" href={`#${id}-open`}>
              Open
            </a>
            <a role="menuitem" href={`#${id}-windows`}>
              Windows
            </a>
          </div>
        ) : null}
      </td>
    </tr>
  );
});

export const Rows = ({ rows }: RowsProps) => (
  <table>
    <caption>Projects</caption>
    <thead>
      <tr>
        <th>Project</th>
        <th>Town</th>
        <th>Windows</th>
        <th>Status</th>
        <th>Actions</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((project) => (
        <Row key={project.id} project={project} />
      ))}
    </tbody>
  </table>
);

interface SelectableRowProps {
  readonly project: Project;
  readonly selected: boolean;
  readonly onSelect: (id: number) => void;
}

const SelectableRow = memo(({ project: { id, town, windows, closed }, selected, onSelect }: SelectableRowProps) => (
  <tr>
    <td>
      <input type="checkbox" aria-label={`Select: ${id}`} checked={selected} onChange={() => onSelect(id)} />
    </td>
    <th scope="row">Project {id}</th>
    <td>{town}</td>
    <td>{windows}</td>
    <td>{closed ? "Closed" : "In progress"}</td>
  </tr>
));

/** 10,000 projects to select and to sort, all of them in the page. */
export const ManyRows = () => {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [reversed, setReversed] = useState(false);
  const onSelect = useCallback((id: number) => setSelected((before) => new Set(before).add(id)), []);
  const rows = reversed ? MANY_PROJECTS.toSorted((one, other) => other.id - one.id) : MANY_PROJECTS;
  return (
    <div style={{ maxBlockSize: VIEW, overflow: "auto" }}>
      <table>
        <caption>All projects</caption>
        <thead>
          <tr>
            <th>Select</th>
            <th aria-sort={reversed ? "descending" : "none"}>
              <button type="button" onClick={() => setReversed(!reversed)}>
                Project
              </button>
            </th>
            <th>Town</th>
            <th>Windows</th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((project) => (
            <SelectableRow key={project.id} project={project} selected={selected.has(project.id)} onSelect={onSelect} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
