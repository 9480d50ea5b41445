export { type HeroSlide, HeroSlider, type HeroSliderProps } from "./hero-slider.tsx";
