export { RangeSlider, type RangeSliderProps, Slider, type SliderProps } from "./slider.tsx";
