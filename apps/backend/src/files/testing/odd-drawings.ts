import type { ProgramDrawing } from "./program-drawings.ts";

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** Drawings with features that programs rarely write and that renderers draw differently. */
export const ODD_DRAWINGS: readonly ProgramDrawing[] = [
  {
    name: "a marker in units of the drawing, at both ends of a line",
    colours:
      "fce7e8 f6eaee ffffff ffffff f6eaee fce7e8 ffffff ecf2fb eff4fb eff4fc ecf2fb ffffff ffffff ffffff f6dde1 f3edf3 ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><marker id="m" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="20" markerHeight="20" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" fill="#e61e28"/></marker><path d="M30 20L100 80L170 20" fill="none" stroke="#0050c8" stroke-width="3" marker-start="url(#m)" marker-mid="url(#m)" marker-end="url(#m)"/></svg>`,
  },
  {
    name: "a marker in the colours of its line",
    colours:
      "f9fbfe e9e0b0 ffe999 ffe999 e7d997 d5d9ce ffffff d8dfdc debc2b debc2b d9dfdc ffffff ffffff ffffff daddd1 daddd1 ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><marker id="m" markerWidth="4" markerHeight="4" refX="2" refY="2"><circle cx="2" cy="2" r="2" fill="context-stroke" stroke="context-fill"/></marker><path d="M30 20L100 80L170 20" fill="#ffc800" stroke="#0050c8" stroke-width="6" marker-mid="url(#m)" marker-end="url(#m)"/></svg>`,
  },
  {
    name: "a cut in shares of its shape",
    colours:
      "fffdfd f7bbbe f6b1b4 fef6f6 ffffff ffffff f7b7bb e61e28 e61e28 f28b90 ffffff ffffff fffdfd f7bbbe f6b1b5 fef6f6 ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath><rect x="20" y="20" width="100" height="60" fill="#e61e28" clip-path="url(#c)"/></svg>`,
  },
  {
    name: "a cut with a hole, by reference",
    colours:
      "fbdbdd f5a5a9 f5a5a9 f9c9cb ffffff ffffff f5a5a9 f28a8f f5a5a9 f0787e ffffff ffffff fbdbdd f5a5a9 f5a5a9 f9c9cb ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><defs><path id="a" clip-rule="evenodd" d="M20 20h100v60h-100zM40 40h60v20h-60z"/><clipPath id="c"><use href="#a"/></clipPath></defs><rect width="200" height="100" fill="#e61e28" clip-path="url(#c)"/></svg>`,
  },
  {
    name: "variables of style sheets with other values",
    colours:
      "e61e28 b82848 0050c8 087090 14a03c a1d9b1 e61e28 b82848 0050c8 087090 14a03c a1d9b1 e61e28 b82848 0050c8 087090 14a03c a1d9b1",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>:root{--a:#e61e28;--b:var(--a)}.x{fill:var(--b)}.y{fill:var(--none,#0050c8)}g{--c:#14a03c}</style><rect class="x" width="60" height="100"/><rect class="y" x="60" width="60" height="100"/><g><rect x="120" width="60" height="100" style="fill:var(--c)"/></g></svg>`,
  },
  {
    name: "drawings in the drawing that cover and stretch",
    colours:
      "f39196 f07a80 fef4f4 fefeff 75a0e1 fefeff ee6269 f2868c ffffff eaf1fb 0050c8 ebf1fb f39196 f07a80 fef4f4 fefeff 75a0e1 fefeff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><svg x="10" y="10" width="80" height="80" viewBox="0 0 20 10" preserveAspectRatio="xMinYMin slice"><rect width="20" height="10" fill="#e61e28"/><circle cx="10" cy="5" r="5" fill="#fff"/></svg><svg x="110" y="10" width="80" height="80" viewBox="0 0 20 10" preserveAspectRatio="none"><circle cx="10" cy="5" r="5" fill="#0050c8"/></svg></svg>`,
  },
  {
    name: "a drawing in the drawing, in shares",
    colours:
      "f8c0c3 ee6269 fdeff0 ffffff ffffff ffffff fad2d4 f38f94 c0c9e7 e3ebf9 ffffff ffffff ffffff ffffff 9ebdea cfdef5 ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><svg x="10%" y="10%" width="50%" height="80%"><rect width="50%" height="50%" fill="#e61e28"/><circle cx="75%" cy="75%" r="20%" fill="#0050c8"/></svg></svg>`,
  },
  {
    name: "a symbol in two sizes",
    colours:
      "fef5e4 fff1cb fffdfd ffffff ffe69b ffe183 ffd64d ffc800 fff7e6 ffffff ffedbb ffe9a6 fedd84 ffd64d fef7ee ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><symbol id="s" viewBox="0 0 10 10" preserveAspectRatio="xMaxYMax"><rect width="10" height="10" fill="#e61e28"/><circle cx="5" cy="5" r="6" fill="#ffc800"/></symbol><use href="#s" x="10" y="10" width="60" height="80"/><use xlink:href="#s" x="100" y="10" width="90" height="40"/></svg>`,
  },
  {
    name: "gradients that are turned and skewed",
    colours:
      "e61e28 bf2643 753676 2d65a5 0352c5 0050c8 dc202f 9d2e5b 533e8e 9fa67e 3e78cb 3373d3 c42540 7a3573 3045a6 ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><linearGradient id="a" gradientTransform="rotate(45 .5 .5) skewX(20)"><stop stop-color="#e61e28"/><stop offset="1" stop-color="#0050c8"/></linearGradient><radialGradient id="b" gradientTransform="translate(.1) scale(.5 1) rotate(30)"><stop stop-color="#ffc800"/><stop offset="1" stop-color="#0050c8"/></radialGradient><rect width="100" height="100" fill="url(#a)"/><rect x="100" width="100" height="60" fill="url(#b)"/></svg>`,
  },
  {
    name: "a pattern in a pattern",
    colours:
      "ddc8d7 d3c2d6 e8d0da cec9e0 dec6d5 eed2d9 cfcae0 d1c3d8 e5cdd9 dac9da dbc9d9 cec8de d5c2d5 f7d8dc cec9e0 e0c9d8 e1cbd9 dac9da",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"><rect width="5" height="5" fill="#e61e28"/></pattern><pattern id="q" width="40" height="40" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><rect width="30" height="30" fill="url(#p)"/><circle cx="30" cy="30" r="8" fill="#0050c8"/></pattern><rect width="200" height="100" fill="url(#q)"/></svg>`,
  },
  {
    name: "a pattern with a view box of other proportions",
    colours:
      "f8c0c3 fad2d4 fbddde f7b8bb f7b8bb ffffff fad0d2 fbddde fce8e9 f9cbcd f9cbcd ffffff fdebec fdf1f1 fdf1f1 fce7e8 fce7e8 ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><pattern id="p" width="40" height="20" patternUnits="userSpaceOnUse" viewBox="-5 3 10 10"><path d="M0 0L10 10H0z" fill="#e61e28"/></pattern><rect width="160" height="80" fill="url(#p)"/></svg>`,
  },
  {
    name: "a pattern that refers to another one",
    colours:
      "f9c6c8 facfd1 fce5e6 f8bec1 f8bec1 ffffff f9c7ca f8c3c6 f9c8ca fce6e7 f9c7c9 ffffff fef8f8 fce5e6 fde9ea fce5e6 fffdfd ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><pattern id="p" width="40" height="20" patternUnits="userSpaceOnUse" viewBox="-5 3 10 10"><path d="M0 0L10 10H0z" fill="#e61e28"/></pattern><pattern id="q" xlink:href="#p" patternTransform="rotate(20)"/><rect x="5" width="160" height="80" fill="url(#q)"/></svg>`,
  },
  {
    name: "colours that a filter multiplies",
    colours:
      "d6e0d6 99b299 99b299 c2d1c2 ffffff ffffff 99b299 003f00 003f00 668c66 ffffff ffffff d6e0d6 99b299 99b299 c2d1c2 ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><filter id="f" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feFlood flood-color="#ffc800" result="a"/><feBlend in="SourceGraphic" in2="a" mode="multiply"/></filter><rect x="20" y="20" width="100" height="60" fill="#0050c8" filter="url(#f)"/></svg>`,
  },
  {
    name: "colours that are mixed with those below",
    colours:
      "d6b520 999850 999850 ffc800 bbb200 e0be00 999850 2553c9 b861cf df3f1e 156c02 669700 d6b520 a88556 e63a6c e61e28 b79108 e0be00",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect width="200" height="100" fill="#ffc800"/><g style="isolation:isolate"><rect x="20" y="20" width="80" height="60" fill="#0050c8"/><rect x="60" y="40" width="80" height="60" fill="#e61e28" style="mix-blend-mode:screen"/></g><circle cx="160" cy="50" r="30" fill="#14a03c" style="mix-blend-mode:multiply"/></svg>`,
  },
  {
    name: "a photo that is turned by its data",
    colours:
      "e394a1 a6c2eb ffffff ee6169 6d7ec1 b8ceef e26470 b99bbb ffffff e61e28 8a3268 c7afc9 f39196 f6b0b4 ffffff ed6268 ed6268 f8c0c3",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><image width="40" height="80" x="10" y="10" href="data:image/jpeg;base64,/9j/4QC8RXhpZgAASUkqAAgAAAAGABIBAwABAAAABgAAABoBBQABAAAAVgAAABsBBQABAAAAXgAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAAZgAAAAAAAAA4YwAA6AMAADhjAADoAwAABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAACgAAAADoAQAAQAAABQAAAAAAAAA/+IB8ElDQ19QUk9GSUxFAAEBAAAB4GxjbXMEIAAAbW50clJHQiBYWVogB+IAAwAUAAkADgAdYWNzcE1TRlQAAAAAc2F3c2N0cmwAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y1oYW5keem/Vlo+AbaDI4VVRvdPqgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKZGVzYwAAAPwAAAAkY3BydAAAASAAAAAid3RwdAAAAUQAAAAUY2hhZAAAAVgAAAAsclhZWgAAAYQAAAAUZ1hZWgAAAZgAAAAUYlhZWgAAAawAAAAUclRSQwAAAcAAAAAgZ1RSQwAAAcAAAAAgYlRSQwAAAcAAAAAgbWx1YwAAAAAAAAABAAAADGVuVVMAAAAIAAAAHABzAFIARwBCbWx1YwAAAAAAAAABAAAADGVuVVMAAAAGAAAAHABDAEMAMAAAWFlaIAAAAAAAAPbWAAEAAAAA0y1zZjMyAAAAAAABDD8AAAXd///zJgAAB5AAAP2S///7of///aIAAAPcAADAcVhZWiAAAAAAAABvoAAAOPIAAAOPWFlaIAAAAAAAAGKWAAC3iQAAGNpYWVogAAAAAAAAJKAAAA+FAAC2xHBhcmEAAAAAAAMAAAACZmkAAPKnAAANWQAAE9AAAApb/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkKCgoKCgYICwwLCgwJCgoK/9sAQwECAgICAgIFAwMFCgcGBwoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK/8AAEQgAFAAoAwEiAAIRAQMRAf/EABgAAQADAQAAAAAAAAAAAAAAAAAEBQYI/8QAKBABAAADBQcFAAAAAAAAAAAAAAEFEQIGEhMWBAcVIlWj0jFEUYPC/8QAGAEBAAMBAAAAAAAAAAAAAAAAAAUHCAn/xAAmEQABAgQFBAMAAAAAAAAAAAACAAEDBAcRBQYSEyEYMVSSk9PU/9oADAMBAAIRAxEAPwDhcb/RN2Omd635GibsdM71vyaL6q6eeLNekH71MdAtYfPkPlmPyqq3Z+9+v9tUiSySSyT4+G7Ll5lMfPajWlaesY/MUtkCqWa8OzvnubxqRExhRdvSxszE2iEAPdhIm7i9rE/Fuz8LovQjIOMUvpTh2WcViQzmJfe1FCciB9yPFitpcxAnsJsz3Fub2u1ncAr9W6gAiACIAIv/2Q=="/><image x="100" y="10" width="80" height="80" preserveAspectRatio="none" xlink:href="data:image/jpeg;base64,/9j/4QC8RXhpZgAASUkqAAgAAAAGABIBAwABAAAABgAAABoBBQABAAAAVgAAABsBBQABAAAAXgAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAAZgAAAAAAAAA4YwAA6AMAADhjAADoAwAABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAACgAAAADoAQAAQAAABQAAAAAAAAA/+IB8ElDQ19QUk9GSUxFAAEBAAAB4GxjbXMEIAAAbW50clJHQiBYWVogB+IAAwAUAAkADgAdYWNzcE1TRlQAAAAAc2F3c2N0cmwAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y1oYW5keem/Vlo+AbaDI4VVRvdPqgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKZGVzYwAAAPwAAAAkY3BydAAAASAAAAAid3RwdAAAAUQAAAAUY2hhZAAAAVgAAAAsclhZWgAAAYQAAAAUZ1hZWgAAAZgAAAAUYlhZWgAAAawAAAAUclRSQwAAAcAAAAAgZ1RSQwAAAcAAAAAgYlRSQwAAAcAAAAAgbWx1YwAAAAAAAAABAAAADGVuVVMAAAAIAAAAHABzAFIARwBCbWx1YwAAAAAAAAABAAAADGVuVVMAAAAGAAAAHABDAEMAMAAAWFlaIAAAAAAAAPbWAAEAAAAA0y1zZjMyAAAAAAABDD8AAAXd///zJgAAB5AAAP2S///7of///aIAAAPcAADAcVhZWiAAAAAAAABvoAAAOPIAAAOPWFlaIAAAAAAAAGKWAAC3iQAAGNpYWVogAAAAAAAAJKAAAA+FAAC2xHBhcmEAAAAAAAMAAAACZmkAAPKnAAANWQAAE9AAAApb/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkKCgoKCgYICwwLCgwJCgoK/9sAQwECAgICAgIFAwMFCgcGBwoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK/8AAEQgAFAAoAwEiAAIRAQMRAf/EABgAAQADAQAAAAAAAAAAAAAAAAAEBQYI/8QAKBABAAADBQcFAAAAAAAAAAAAAAEFEQIGEhMWBAcVIlWj0jFEUYPC/8QAGAEBAAMBAAAAAAAAAAAAAAAAAAUHCAn/xAAmEQABAgQFBAMAAAAAAAAAAAACAAEDBAcRBQYSEyEYMVSSk9PU/9oADAMBAAIRAxEAPwDhcb/RN2Omd635GibsdM71vyaL6q6eeLNekH71MdAtYfPkPlmPyqq3Z+9+v9tUiSySSyT4+G7Ll5lMfPajWlaesY/MUtkCqWa8OzvnubxqRExhRdvSxszE2iEAPdhIm7i9rE/Fuz8LovQjIOMUvpTh2WcViQzmJfe1FCciB9yPFitpcxAnsJsz3Fub2u1ncAr9W6gAiACIAIv/2Q=="/></svg>`,
  },
  {
    name: "a picture of its own size, and one that covers",
    colours:
      "cbaac2 f8bcbf ffffff 0050c8 723779 e61e28 ffffff ffffff ffffff 723779 ab2b51 e61e28 ffffff ffffff ffffff e61e28 e61e28 e61e28",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><image x="10" y="10" href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAYAAAD/Rn+7AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAASElEQVRIie2UwQ0AMAgCnYS34zi2k7BGu4SJTXoPvoYcSET1mZSVowoMCoJNB82TFDPT7w61hw8ag9qnZiIWBHO9e2Zm9AnBC4X+txsrmtIFAAAAAElFTkSuQmCC"/><image x="100" width="50%" height="100%" preserveAspectRatio="xMidYMid slice" href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAYAAAD/Rn+7AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAASElEQVRIie2UwQ0AMAgCnYS34zi2k7BGu4SJTXoPvoYcSET1mZSVowoMCoJNB82TFDPT7w61hw8ag9qnZiIWBHO9e2Zm9AnBC4X+txsrmtIFAAAAAElFTkSuQmCC"/></svg>`,
  },
  {
    name: "a picture with hard pixels",
    colours:
      "82a9e4 4d85d9 7d7ab7 ee6269 ee6269 fdeff0 9d73a1 733778 963060 e61e28 e61e28 fde9ea f39196 ee6269 ee6269 ee6269 ee6269 fdeff0",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><image x="10" y="10" width="160" height="80" style="image-rendering:pixelated" href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAYAAAD/Rn+7AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAASElEQVRIie2UwQ0AMAgCnYS34zi2k7BGu4SJTXoPvoYcSET1mZSVowoMCoJNB82TFDPT7w61hw8ag9qnZiIWBHO9e2Zm9AnBC4X+txsrmtIFAAAAAElFTkSuQmCC"/></svg>`,
  },
  {
    name: "shapes in shares of the page",
    colours:
      "f3959a ee6269 f3959a f1f6fc 95bdd9 d8ece7 f1868b ea4b52 d9817b 8ab6d6 0050c8 98b9e9 e6f5ea e6f5ea fefffe f1f6fc 99b9e9 f1f6fc",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="5%" y="10%" width="40%" height="50%" rx="5%" fill="#e61e28"/><circle cx="75%" cy="50%" r="20%" fill="#0050c8"/><line x1="0" y1="100%" x2="100%" y2="0" stroke="#14a03c" stroke-width="2%"/></svg>`,
  },
  {
    name: "a line below its fill",
    colours:
      "e4ecf7 c2d0d8 bfcfdf ffffff ffffff ffffff c2d0d8 ffc800 c2af3f ffffff ffffff ffffff e4ecf7 c2d0d8 bfcfdf ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><path d="M30 30h60v40h-60z" fill="#ffc800" stroke="#0050c8" stroke-width="16" paint-order="stroke"/></svg>`,
  },
  {
    name: "a line of a fixed width in a mask",
    colours:
      "fef9f9 fef8f8 fef8f8 fef8f8 ffffff ffffff fef8f8 ffffff ffffff fef8f8 ffffff ffffff fffbfc fef8f8 fef8f8 fefafa ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="300" height="150"><mask id="m"><rect width="200" height="100" fill="#888"/></mask><g transform="scale(5)" mask="url(#m)"><rect x="4" y="4" width="20" height="10" fill="none" stroke="#e61e28" stroke-width="3" vector-effect="non-scaling-stroke"/></g></svg>`,
  },
  {
    name: "the colour of the elements around a gradient",
    colours:
      "e61e28 b5294a 0050c8 5d4692 f28f94 fef5f5 e61e28 b5294a 0050c8 5d4692 f28f94 fef5f5 e61e28 b5294a 0050c8 5d4692 f28f94 fef5f5",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><g color="#e61e28"><rect width="60" height="100" fill="currentColor"/><g style="color:#0050c8"><rect x="60" width="60" height="100" fill="currentColor" stroke="currentcolor"/></g><linearGradient id="g"><stop stop-color="currentColor"/><stop offset="1" stop-color="#fff"/></linearGradient></g><rect x="120" width="60" height="100" fill="url(#g)"/></svg>`,
  },
  {
    name: "conditions on the screen and its width",
    colours:
      "e61e28 b82848 0050c8 087090 14a03c a1d9b1 e61e28 b82848 0050c8 087090 14a03c a1d9b1 e61e28 b82848 0050c8 087090 14a03c a1d9b1",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>rect{fill:#e61e28}@media print{rect{fill:#000}}@media (prefers-color-scheme:dark){rect{fill:#fff}}@media screen{.b{fill:#0050c8}}@media (min-width:100px){.c{fill:#14a03c}}@media (max-width:50px){.a{fill:#000}}</style><rect class="a" width="60" height="100"/><rect class="b" x="60" width="60" height="100"/><rect class="c" x="120" width="60" height="100"/></svg>`,
  },
  {
    name: "conditions that are joined and turned around",
    colours:
      "0050c8 0460ac 14a03c 72b024 ffc800 ffe999 0050c8 0460ac 14a03c 72b024 ffc800 ffe999 0050c8 0460ac 14a03c 72b024 ffc800 ffe999",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>rect{fill:#e61e28}@media not print{.a{fill:#0050c8}}@media screen and (orientation:landscape){.b{fill:#14a03c}}@media (prefers-color-scheme:light){.c{fill:#ffc800}}</style><rect class="a" width="60" height="100"/><rect class="b" x="60" width="60" height="100"/><rect class="c" x="120" width="60" height="100"/></svg>`,
  },
  {
    name: "a style sheet elsewhere, which is not loaded",
    colours:
      "e61e28 eb4b53 ffffff ffffff ffffff ffffff e61e28 eb4b53 ffffff ffffff ffffff ffffff e61e28 eb4b53 ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>@import url("https://fonts.googleapis.com/css2?family=Inter");.a{fill:#e61e28}</style><rect class="a" width="60" height="100"/></svg>`,
  },
  {
    name: "Affinity: own names and a gradient in units of the page",
    colours:
      "e8abb6 de8796 de8796 f5dbe0 ffffff ffffff 9882b2 b4b3d6 9b8fbe cfc4da ffffff ffffff d5e0f3 c3d2ee c3d2ee edf2fa ffffff ffffff",
    source: `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg width="100%" height="100%" viewBox="0 0 200 100" version="1.1" ${NS} xml:space="preserve" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;"><g transform="matrix(1,0,0,1,-10,-5)"><g id="L" serif:id="Ebene 1"><path d="M20,20L120,20L120,80L20,80L20,20ZM40,40L100,40L100,60L40,60Z" style="fill:url(#_L1);"/></g></g><defs><linearGradient id="_L1" x1="0" y1="0" x2="1" y2="0" gradientUnits="userSpaceOnUse" gradientTransform="matrix(6.12e-15,60,-60,6.12e-15,70,20)"><stop offset="0" style="stop-color:rgb(230,30,40);stop-opacity:1"/><stop offset="1" style="stop-color:rgb(0,80,200);stop-opacity:1"/></linearGradient></defs></svg>`,
  },
  {
    name: "Figma: a shadow, a cut and a mask of light",
    colours:
      "fadedf f4a4a8 f4a4a8 f8ccce f2f6fc fcfdfe efa0a4 e61e28 e61e28 d76675 0755ca 5a8edb f8f3f3 ecd8d9 ecd8d9 f2eaeb e6eefa edf3fb",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><g clip-path="url(#clip0)"><g filter="url(#f0_d)"><rect x="20" y="20" width="100" height="50" rx="10" fill="#E61E28"/></g><mask id="m0" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="130" y="10" width="60" height="60"><path d="M130 10H190V70H130V10Z" fill="white"/></mask><g mask="url(#m0)"><circle cx="160" cy="70" r="40" fill="#0050C8"/></g></g><defs><filter id="f0_d" x="10" y="14" width="120" height="70" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="4"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.5 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1"/><feBlend mode="normal" in="SourceGraphic" in2="effect1" result="shape"/></filter><clipPath id="clip0"><rect width="200" height="100" fill="white"/></clipPath></defs></svg>`,
  },
  {
    name: "Canva: a mask by a filtered picture",
    colours:
      "14a03c 14a03c 14a03c 14a03c 14a03c 14a03c 14a03c 14a03c 14a03c 14a03c 14a03c 14a03c 14a03c 14a03c 14a03c 14a03c 14a03c 14a03c",
    source: `<svg ${NS} zoomAndPan="magnify" preserveAspectRatio="xMidYMid meet" width="200" height="100" viewBox="0 0 150 75"><defs><filter id="i" x="0%" y="0%" width="100%" height="100%"><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0" color-interpolation-filters="sRGB"/></filter><mask id="m"><g filter="url(#i)"><image width="200" height="100" xlink:href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAYAAAD/Rn+7AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAASElEQVRIie2UwQ0AMAgCnYS34zi2k7BGu4SJTXoPvoYcSET1mZSVowoMCoJNB82TFDPT7w61hw8ag9qnZiIWBHO9e2Zm9AnBC4X+txsrmtIFAAAAAElFTkSuQmCC" preserveAspectRatio="none"/></g></mask></defs><g mask="url(#m)"><rect width="200" height="100" fill="#14a03c"/></g></svg>`,
  },
  {
    name: "Illustrator: classes, dashes and a cut by reference",
    colours:
      "f27015 ee581a f5a5a9 e0eaf8 edf3fb ffffff ee581a ec471e f4a5a9 e2ebf9 e4edf9 f8fafd e61e28 e61e28 e197a5 fafcfe ffffff e7eefa",
    source: `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator 27 --><svg version="1.1" id="Ebene_1" ${NS} x="0px" y="0px" viewBox="0 0 200 100" style="enable-background:new 0 0 200 100;" xml:space="preserve"><style type="text/css">.st0{fill:#E61E28;}.st1{fill:none;stroke:#0050C8;stroke-width:6;stroke-miterlimit:10;stroke-dasharray:12.5,4,0,4;}.st2{clip-path:url(#SVGID_2_);}</style><rect class="st0" width="80" height="100"/><polyline class="st1" points="90,90 130,10 190,90"/><g><defs><rect id="SVGID_1_" x="10" y="10" width="40" height="40"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath><circle class="st2" cx="30" cy="30" r="25" fill="#ffc800"/></g></svg>`,
  },
  {
    name: "CorelDRAW: classes in CDATA, in millimetres",
    colours:
      "c9b9d2 bf83a0 c9b9d2 ffffff ffffff ffffff bf83a0 763676 bf83a0 ffffff ffffff ffffff c9b9d2 bf83a0 c9b9d2 ffffff ffffff ffffff",
    source: `<?xml version="1.0" encoding="UTF-8"?><svg ${NS} xml:space="preserve" width="60mm" height="30mm" version="1.1" shape-rendering="geometricPrecision" text-rendering="geometricPrecision" image-rendering="optimizeQuality" fill-rule="evenodd" clip-rule="evenodd" viewBox="0 0 6000 3000" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003"><defs><style type="text/css"><![CDATA[ .str0 {stroke:#0050C8;stroke-width:200;stroke-linecap:round;stroke-linejoin:bevel} .fil0 {fill:#E61E28;fill-rule:nonzero} ]]></style></defs><g id="Ebene"><metadata id="CorelCorpID_0Corel-Layer"/><path class="fil0 str0" d="M500 500l2000 0 0 2000 -2000 0z m1000 500 500 500 -500 500 -500 -500z"/></g></svg>`,
  },
  {
    name: "dashes in shares, and along a circle",
    colours:
      "fce4e5 fce4e5 fce4e5 fce4e5 fce4e5 fce4e5 fefafa fefafa e0e5f3 dce2f2 fefafa fefafa ffffff ffffff d5e2f6 d9e5f7 ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><path d="M10 30H190" stroke="#e61e28" stroke-width="10" stroke-dasharray="10%" stroke-dashoffset="-5"/><circle cx="100" cy="70" r="25" fill="none" stroke="#0050c8" stroke-width="8" pathLength="8" stroke-dasharray="1"/></svg>`,
  },
  {
    name: "corners of SVG 2",
    colours:
      "ffffff f7b9bc fdeaeb ffffff bbd0f0 ffffff fce1e2 f39397 f1858b dde8f8 99b9e9 dde8f8 facfd1 fffbfb fad5d6 dcdeee ffffff dde8f8",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><polyline points="20,80 60,20 100,80" fill="none" stroke="#e61e28" stroke-width="16" stroke-linejoin="miter-clip" stroke-miterlimit="1.2"/><polyline points="120,80 150,20 180,80" fill="none" stroke="#0050c8" stroke-width="10" stroke-linejoin="arcs"/></svg>`,
  },
  {
    name: "a transformation of CSS around the middle",
    colours:
      "ffffff ffffff f8bec1 fefafa ffffff ffffff ffffff fce2e3 e7232d ee636a fefafa ffffff ffffff ffffff f7b3b7 ef7379 fffcfd ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="60" y="30" width="60" height="40" fill="#e61e28" style="transform:rotate(.125turn) translateX(10px) scale(1.2);transform-box:fill-box;transform-origin:center"/></svg>`,
  },
  {
    name: "the properties of a transformation",
    colours:
      "ffffff ffffff fef5f5 ffffff ffffff ffffff ffffff ffffff ee666d eb4e56 facfd1 ffffff ffffff ffffff fffefe f9cbcd fce7e8 ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="60" y="30" width="60" height="40" fill="#e61e28" style="translate:20px 5px;rotate:20deg;scale:1.2 .8;transform-origin:90px 50px"/></svg>`,
  },
  {
    name: "steps of CSS that attributes do not have",
    colours:
      "ffffff ffffff f9cdcf f9c5c7 fefafa ffffff ffffff ffffff fbdfe0 f7b6ba fdedee ffffff ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="60" y="30" width="60" height="40" fill="#e61e28" style="transform:skew(20deg,5deg) translatex(10px) scaleY(.5)"/></svg>`,
  },
  {
    name: "shapes whose form is in a style sheet",
    colours:
      "f39196 ee6269 f39196 f6f9fd a6c2ec f6f9fd ee6269 e61e28 ee6269 a6c2ec 0050c8 a6c2ec f39196 ee6269 f39196 f6f9fd a6c2ec f6f9fd",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>path{d:path("M10 10h80v80h-80z")}circle{r:30px;cx:150px;cy:50px}</style><path fill="#e61e28"/><circle fill="#0050c8"/></svg>`,
  },
  {
    name: "entities in styles",
    colours:
      "e61e28 e61e28 e61e28 ffffff ffffff ffffff e61e28 e61e28 e61e28 ffffff ffffff ffffff e61e28 e61e28 e61e28 ffffff ffffff ffffff",
    source: `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY st0 "fill:#E61E28;"><!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns="&ns_svg;" viewBox="0 0 200 100" width="200" height="100"><rect style="&st0;" width="100" height="100"/></svg>`,
  },
  {
    name: "visible parts in a hidden group",
    colours:
      "ffffff fad2d4 e61e28 9276a9 0050c8 e6eefa ffffff fad2d4 e61e28 9276a9 0050c8 e6eefa ffffff fad2d4 e61e28 9276a9 0050c8 e6eefa",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><g visibility="hidden"><rect width="50" height="100" fill="#000"/><rect x="60" width="50" height="100" fill="#e61e28" visibility="visible"/></g><g style="display:contents"><rect x="120" width="50" height="100" fill="#0050c8"/></g></svg>`,
  },
  {
    name: "a mask of transparency",
    colours:
      "e8313a ec565e f07c82 f5a1a5 f9c7c9 fdeced e8313a ec565e f07c82 f5a1a5 f9c7c9 fdeced e8313a ec565e f07c82 f5a1a5 f9c7c9 fdeced",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><linearGradient id="g"><stop stop-opacity="1"/><stop offset="1" stop-opacity="0"/></linearGradient><mask id="m" style="mask-type:alpha"><rect width="200" height="100" fill="url(#g)"/></mask><rect width="200" height="100" fill="#e61e28" mask="url(#m)"/></svg>`,
  },
  {
    name: "dashes around an ellipse and round corners",
    colours:
      "fce6e8 fce4e5 fdeced d1dff5 dae6f7 d6e3f6 fce1e2 ffffff fbdbdd e0eaf8 ffffff dee8f8 fef5f5 fbdbdc fdf1f2 dbe6f7 e2ebf9 dbe6f7",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><ellipse cx="50" cy="50" rx="40" ry="30" fill="none" stroke="#e61e28" stroke-width="6" stroke-dasharray="30 12"/><rect x="110" y="10" width="80" height="80" rx="20" fill="none" stroke="#0050c8" stroke-width="6" stroke-dasharray="30 12"/></svg>`,
  },
  {
    name: "a shadow, and a shape that grows by a filter",
    colours:
      "fbdbdd f5a5a9 f3d5db eaf7ee ceebd6 ffffff f5a5a9 e61e28 d891a3 7bc991 1ea344 ffffff f6f1f5 e0d5e3 edeaf3 eaf7ee ceebd6 ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><filter id="f" color-interpolation-filters="sRGB"><feDropShadow dx="4" dy="4" stdDeviation="2" flood-color="#0050c8"/></filter><filter id="h"><feMorphology operator="dilate" radius="2"/></filter><rect x="20" y="20" width="60" height="50" fill="#e61e28" filter="url(#f)"/><circle cx="140" cy="50" r="25" fill="#14a03c" filter="url(#h)"/></svg>`,
  },
  {
    name: "a mask in shares of its shape",
    colours:
      "fbd9db f5a1a5 f7b5b9 f7b5b9 f5a1a5 fbd9db f9c9cb f5a2a6 ffffff ffffff f5a2a6 f9c9cb fbd9db f5a1a5 f7b5b9 f7b5b9 f5a1a5 fbd9db",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><mask id="m" maskContentUnits="objectBoundingBox"><rect width="1" height="1" fill="#fff" fill-opacity=".6"/><circle cx=".5" cy=".5" r=".3" fill="#000"/></mask><rect x="20" y="10" width="160" height="80" fill="#e61e28" mask="url(#m)"/></svg>`,
  },
  {
    name: "cuts by shapes of CSS",
    colours:
      "f8bcbf ee666d fce5e6 407cd6 0050c8 8cb0e6 ee666d e61e28 f6aaae bfd3f1 1760cd f5f8fd fce5e6 f6aaae fef9fa ffffff c1d4f2 ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect width="90" height="90" fill="#e61e28" style="clip-path:circle(40% at 50% 50%)"/><rect x="100" width="90" height="90" fill="#0050c8" style="clip-path:polygon(0 0,100% 0,50% 100%)"/></svg>`,
  },
  {
    name: "paints that are not there",
    colours:
      "e61e28 eb4b53 ffffff ffffff 3373d3 4d85d9 eb4b53 ef6f75 ffffff ffffff 5c8fdc 709de0 ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect width="60" height="60" fill="url(#none) #e61e28"/><rect x="70" width="60" height="60" fill="url(#none)"/><rect x="140" width="50" height="60" stroke="url(#no) none" fill="#0050c8"/></svg>`,
  },
  {
    name: "a gradient of wide colours that is reflected",
    colours:
      "ee6c00 4fe400 a5bf00 fd4100 c8a900 3aec00 ee6c00 4fe400 a5bf00 fd4100 c8a900 3aec00 ee6c00 4fe400 a5bf00 fd4100 c8a900 3aec00",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><linearGradient id="g" x2=".3" spreadMethod="reflect"><stop stop-color="color(display-p3 1 0 0)"/><stop offset="1" stop-color="color(display-p3 0 1 0)"/></linearGradient><rect width="200" height="100" fill="url(#g)"/></svg>`,
  },
  {
    name: "a round gradient of wide colours, half transparent",
    colours:
      "0d6bfc 4e7ae8 7e84d5 7e84d5 4e7ae8 0d6bfc 4879ec b48fbe ea959f ea959f b48fbe 4879ec 0d6bfc 4e7ae8 7e84d5 7e84d5 4e7ae8 0d6bfc",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><radialGradient id="g"><stop stop-color="color(display-p3 1 0.2 0 / .5)"/><stop offset="1" stop-color="color(display-p3 0 0.4 1)"/></radialGradient><rect width="200" height="100" fill="url(#g)"/></svg>`,
  },
  {
    name: "colours changed by functions of a filter",
    colours:
      "694143 3c5579 66a612 286300 bf975b cad9b7 694143 3c5579 66a612 286300 bf975b cad9b7 694143 3c5579 66a612 286300 bf975b cad9b7",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="0.0000" width="33.4" height="100" fill="#e61e28" style="filter:grayscale(80%)"/><rect x="33.3333" width="33.4" height="100" fill="#0050c8" style="filter:sepia(.6)"/><rect x="66.6667" width="33.4" height="100" fill="#7a9a50" style="filter:saturate(2)"/><rect x="100.0000" width="33.4" height="100" fill="#e61e28" style="filter:hue-rotate(90deg)"/><rect x="133.3333" width="33.4" height="100" fill="#0050c8" style="filter:invert(75%)"/><rect x="166.6667" width="33.4" height="100" fill="#7a9a50" style="filter:brightness(1.3) contrast(70%) opacity(.5)"/></svg>`,
  },
  {
    name: "shares of a view box of other proportions, in a filter",
    colours:
      "ffffff f0dc8c db9621 faa408 ffe380 ffffff ffffff ffe380 ea3722 ea3722 ffe380 ffffff ffffff ffe380 faa408 faa408 ffe380 ffffff",
    source: `<svg ${NS} width="400" height="200" viewBox="0 0 100 100"><filter id="f" filterUnits="userSpaceOnUse"><feOffset dx="0"/></filter><g filter="url(#f)"><rect width="100%" height="100%" fill="#ffc800"/><circle cx="50%" cy="50%" r="30%" fill="#e61e28"/><svg x="10%" y="10%" width="20%" height="20%"><rect width="100%" height="50%" fill="#0050c8"/></svg></g></svg>`,
  },
  {
    name: "points and a path with faults, in a filter",
    colours:
      "fdeaeb ee676e f39196 76a1e1 c9e9d2 8cd09f ffffff f6afb3 ee6269 8cb0e6 fafdfb 77c88e ffffff ffffff facfd1 e8effa ffffff e2f3e7",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><filter id="f"><feOffset dx="0"/></filter><g filter="url(#f)"><polygon points="20,10 90,10 90,90," fill="#e61e28"/><polyline points="100,10 130,10 130,90 7" fill="#0050c8"/><path d="M150 10h40v80z L1" fill="#14a03c"/></g></svg>`,
  },
  {
    name: "dashes of a shape that counts its length, in a filter",
    colours:
      "fce5e6 f5a1a5 ffffff cbdbf4 d4e1f6 c2d5f2 f4989d fef4f5 f9ccce d3dbef dbe6f7 cdddf4 fce5e6 f28c91 f49b9f cbdbf4 d4e1f6 c2d5f2",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><filter id="f"><feOffset dx="0"/></filter><g filter="url(#f)" fill="none" stroke-width="16" stroke-dasharray="75 25"><circle cx="60" cy="50" r="35" pathLength="100" stroke="#e61e28"/><path d="M110 30h80M110 70h80" pathLength="200" stroke-dashoffset="50" stroke="#0050c8"/></g></svg>`,
  },
  {
    name: "Method Draw: properties that are null",
    colours:
      "eff4fc baa3c3 c5c1dc e7f5eb afdfbd e4f4e8 b6a3c5 e61e28 b92948 e5eff4 c2e6cc afdfbd eff4fc baa3c3 c5c1dc ffffff f7fcf8 e7f5eb",
    source: `<svg ${NS} width="200" height="100"><g><rect fill="#fff" height="102" width="202" y="-1" x="-1"/></g><g stroke-linecap="round"><ellipse fill-opacity="null" stroke-opacity="null" stroke-width="8" stroke-dasharray="null" stroke-linejoin="null" stroke-linecap="null" ry="30" rx="40" cy="50" cx="60" stroke="#0050c8" fill="#e61e28"/><path stroke="#14a03c" d="m130,30l40,0l0,40" stroke-opacity="null" stroke-width="16" fill="none" stroke-linejoin="arcs"/></g></svg>`,
  },
  {
    name: "entities of a document type elsewhere, handlers and a note beside the page",
    colours:
      "f9c8ca ed6168 f39196 f6f9fd a6c1ec f6f9fd ffffff f28e93 ed6168 a6c1ec 0050c8 a6c1ec ffffff ffffff f9c8ca f6f9fd a6c1ec f6f9fd",
    source: `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg ${NS} viewBox="0 0 200 100" width="200" height="100" onload=""><title>A&nbsp;&copy;</title><path d="M10 10h80v80z" fill="&foo;#e61e28" onclick="alert(1)"/><text x="-500" y="-500" font-family="Arial">uwaga</text><circle cx="150" cy="50" r="30" fill="#0050c8"/></svg>`,
  },
  {
    name: "links with another prefix than `xlink`",
    colours:
      "e294a1 d66779 fbf0f2 fff0b8 ffd94d fff0b8 9d73a1 733778 f1ebf1 ffe999 ffc800 ffe999 93a6d9 647fc8 eff2fa fff0b8 ffd94d fff0b8",
    source: `<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg" xmlns:ns1="http://www.w3.org/1999/xlink" viewBox="0 0 200 100" width="200" height="100"><ns0:defs><ns0:path id="p" d="M10 10h60v80h-60z"/><ns0:linearGradient id="a"><ns0:stop stop-color="#e61e28"/><ns0:stop offset="1" stop-color="#0050c8"/></ns0:linearGradient><ns0:linearGradient id="b" ns1:href="#a" x1="0" x2="0" y2="1"/></ns0:defs><ns0:use ns1:href="#p" fill="url(#b)"/><ns0:use ns1:href="#p" x="110" fill="#ffc800"/></ns0:svg>`,
  },
  {
    name: "an `xml-stylesheet` instruction with another file",
    colours:
      "f39196 ee6269 fdeff0 c8d9f3 568bda c8d9f3 ee6269 e61e28 fde9ea 568bda 0050c8 568bdb f39196 ee6269 fdeff0 c8d9f3 558bda c8d9f3",
    source: `<?xml-stylesheet type="text/css" href="logo.css"?><svg ${NS} viewBox="0 0 200 100" width="200" height="100"><path d="M10 10h60v80h-60z" fill="#e61e28"/><circle cx="150" cy="50" r="40" fill="#0050c8"/></svg>`,
  },
  {
    name: "a mask with a `clip-path`, which has no effect",
    colours:
      "f7b6b9 f3969b f3969b 88ade5 88ade5 acc6ed f3969b ee6970 ee6970 558ada 558ada 88ade5 f7b6b9 f3969b f3969b 88ade5 88ade5 acc6ed",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><clipPath id="c"><path d="M0 0h60v100h-60z"/></clipPath><mask id="m" clip-path="url(#c)"><path d="M10 10h180v80h-180z" fill="#aaa"/></mask><g mask="url(#m)"><path d="M0 0h100v100h-100z" fill="#e61e28"/><path d="M100 0h100v100h-100z" fill="#0050c8"/></g></svg>`,
  },
];
