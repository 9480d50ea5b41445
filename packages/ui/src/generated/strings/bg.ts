// Written by scripts/locales.ts from locales/ui. Change the texts there and run it again.
import { formatsOf } from "./formats.ts";
import type { UiStrings } from "./types.ts";

const formats = formatsOf("bg");

export const strings: UiStrings = {
  breadcrumbs: "Път до страницата",
  carousel: "слайдшоу",
  carouselSlide: "слайд",
  charactersLeft: ({ count }) => `Оставащи знаци: ${formats.number(count)}`,
  charactersOver: ({ count }) => `Знаци в повече: ${formats.number(count)}`,
  checking: "Проверка",
  chooseDate: "изберете дата",
  close: "Затвори",
  countryCode: "Код на държавата",
  dateInvalid: ({ pattern }) => `Въведете датата (${pattern}).`,
  dateTooEarly: ({ date }) => `Изберете ${date} или по-късна дата.`,
  dateTooLate: ({ date }) => `Изберете ${date} или по-ранна дата.`,
  decrease: "Махни един брой",
  error: "Грешка",
  increase: "Добави един брой",
  info: "Информация",
  loading: "Зареждане",
  mainNavigation: "Главно меню",
  months: "Смяна на месеца",
  more: "Още",
  next: "Следваща",
  nextMonth: "Следващ месец",
  optional: "по желание",
  page: ({ number }) => `Страница ${number}`,
  pagination: "Страници",
  pause: "Пауза",
  play: "Пусни",
  previous: "Предишна",
  previousMonth: "Предишен месец",
  results: ({ count }) => `Брой резултати: ${formats.number(count)}`,
  skipToContent: "Към съдържанието",
  slide: ({ count, position }) => `Слайд ${position} от ${count}`,
  success: "Готово",
  warning: "Предупреждение",
};
