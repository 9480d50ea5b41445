// Written by scripts/locales.mjs from locales/ui. Change the texts there and run it again.
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
  close: "Затвори",
  countryCode: "Код на държавата",
  decrease: "Махни един брой",
  error: "Грешка",
  increase: "Добави един брой",
  info: "Информация",
  loading: "Зареждане",
  mainNavigation: "Главно меню",
  more: "Още",
  next: "Следваща",
  optional: "по желание",
  page: ({ number }) => `Страница ${number}`,
  pagination: "Страници",
  pause: "Пауза",
  play: "Пусни",
  previous: "Предишна",
  results: ({ count }) => `Брой резултати: ${formats.number(count)}`,
  skipToContent: "Към съдържанието",
  slide: ({ count, position }) => `Слайд ${position} от ${count}`,
  success: "Готово",
  warning: "Предупреждение",
};
