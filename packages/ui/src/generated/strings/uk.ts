// Written by scripts/locales.ts from locales/ui. Change the texts there and run it again.
import { formatsOf } from "./formats.ts";
import type { UiStrings } from "./types.ts";

const formats = formatsOf("uk");

export const strings: UiStrings = {
  breadcrumbs: "Шлях до сторінки",
  carousel: "карусель",
  carouselSlide: "слайд",
  charactersLeft: ({ count }) => `Залишилося символів: ${formats.number(count)}`,
  charactersOver: ({ count }) => `Зайвих символів: ${formats.number(count)}`,
  checking: "Перевірка",
  chooseDate: "виберіть дату",
  close: "Закрити",
  countryCode: "Код країни",
  dateInvalid: ({ pattern }) => `Введіть дату у форматі ${pattern}.`,
  dateTooEarly: ({ date }) => `Виберіть ${date} або пізнішу дату.`,
  dateTooLate: ({ date }) => `Виберіть ${date} або ранішу дату.`,
  decrease: "Прибрати одну штуку",
  error: "Помилка",
  increase: "Додати одну штуку",
  info: "Інформація",
  loading: "Завантаження",
  mainNavigation: "Головне меню",
  months: "Змінити місяць",
  more: "Ще",
  next: "Наступна",
  nextMonth: "Наступний місяць",
  optional: "необов’язково",
  page: ({ number }) => `Сторінка ${number}`,
  pagination: "Сторінки",
  pause: "Призупинити",
  play: "Відтворити",
  previous: "Попередня",
  previousMonth: "Попередній місяць",
  results: ({ count }) => `Знайдено: ${formats.number(count)}`,
  skipToContent: "Перейти до вмісту",
  slide: ({ count, position }) => `Слайд ${position} з ${count}`,
  success: "Готово",
  warning: "Попередження",
};
