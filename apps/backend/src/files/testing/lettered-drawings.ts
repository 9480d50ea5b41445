import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import type { ProgramDrawing } from "./program-drawings.ts";

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const FONTS = path.dirname(fileURLToPath(import.meta.resolve("@fontsource/arimo/package.json")));
const ARIMO = readFileSync(path.join(FONTS, "files/arimo-latin-400-normal.woff2"), "base64");
const FACE = `@font-face{font-family:"Own Font";src:url(data:font/woff2;base64,${ARIMO}) format("woff2")}`;

/** Drawings with texts in a font of their own. */
export const LETTERED_DRAWINGS: readonly ProgramDrawing[] = [
  {
    name: "letters that are drawn bolder cut two colours",
    colours:
      "fbd8da fbdadc fce7e8 fad0d2 fef2f3 ffffff d8cddf cdb0c7 c29eba d1bfd5 eadae4 ffffff ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><clipPath id="c"><text x="10" y="60" font-weight="bold" font-family="Own Font" font-size="30" style="font-size:60px">Dach</text></clipPath><rect width="200" height="50" fill="#e61e28" clip-path="url(#c)"/><rect y="50" width="200" height="50" fill="#0050c8" clip-path="url(#c)"/></svg>`,
  },
  {
    name: "letters that are drawn bolder cut together with a circle",
    colours:
      "fbd8da fbdadc fdf0f0 fffdfd f07b81 f7b7ba d8cddf cdb0c7 d8c4d6 fdf5f6 82417b b887a8 ffffff ffffff ffffff ffffff f3f7fc fdfdfe",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><clipPath id="c"><circle cx="160" cy="40" r="30"/><text x="10" y="60" font-weight="bold" font-family="Own Font" font-size="30" style="font-size:60px">Da</text></clipPath><g clip-path="url(#c)"><rect width="200" height="50" fill="#e61e28"/><rect y="50" width="200" height="50" fill="#0050c8"/></g></svg>`,
  },
  {
    name: "a line of letters that runs down",
    colours:
      "fef7f8 fce8e9 ffffff ffffff ffffff ffffff fef2f3 fce2e3 ffffff ffffff ffffff ffffff fffbfc fdeeef ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><text x="40" y="10" font-family="Own Font" font-size="30" style="writing-mode:vertical-rl" fill="#e61e28">Dach</text></svg>`,
  },
  {
    name: "upright letters under each other",
    colours:
      "ffffff fdf1f2 ffffff ffffff ffffff ffffff ffffff fdeeee ffffff ffffff ffffff ffffff ffffff fef5f5 ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><text x="40" y="5" font-family="Own Font" font-size="30" style="writing-mode:vertical-rl;text-orientation:upright;font-size:20px" fill="#e61e28">Dach</text></svg>`,
  },
  {
    name: "lines that run down, around their middle and bold to their end",
    colours:
      "fef7f8 fdeaeb e4ecf9 e3ecf9 ffffff ffffff fef3f3 fce2e3 cadaf3 e6eefa ffffff ffffff fffbfb fdebec e7effa e7eefa ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><text x="40" y="50" font-family="Own Font" font-size="30" style="writing-mode:vertical-lr;text-anchor:middle" fill="#e61e28">Dach</text><text x="100" y="90" font-family="Own Font" font-size="30" style="writing-mode:vertical-rl;text-anchor:end" fill="#0050c8" font-weight="bold">Ygach</text></svg>`,
  },
  {
    name: "parts of a line that runs down, at places and steps",
    colours:
      "fef5f5 fce2e3 fef2f2 fef9f9 ffffff ffffff fefafb e8e6f0 fdeeef fef2f3 ffffff ffffff ffffff e8effa ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><text x="40" y="5" font-family="Own Font" font-size="30" style="writing-mode:vertical-rl" fill="#e61e28">Da<tspan dx="10" dy="5" fill="#0050c8">ch</tspan><tspan x="100" y="20">ab</tspan></text></svg>`,
  },
  {
    name: "lines on their side that run down and up",
    colours:
      "ffffff fbd8da fef5f5 ffffff ffffff ffffff ffffff fad2d4 ffffff ffffff ffffff ffffff ffffff fef5f5 ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><text x="40" y="5" font-family="Own Font" font-size="30" style="writing-mode:sideways-rl" fill="#e61e28">Dach</text><text x="100" y="5" font-family="Own Font" font-size="30" style="writing-mode:sideways-lr" fill="#e61e28">Dach</text></svg>`,
  },
  {
    name: "a line that runs up, in steps and around its middle",
    colours:
      "ffffff fdeeef ffffff fffefe ffffff ffffff ffffff f9c8cb fffefe f9c7ca ffffff ffffff ffffff fce0e1 ffffff fffdfd ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><text x="60" y="90" font-family="Own Font" font-size="30" style="writing-mode:sideways-lr;" fill="#e61e28">DAg<tspan dy="-5" dx="3">x</tspan></text><text x="120" y="50" font-family="Own Font" font-size="30" style="writing-mode:sideways-lr;text-anchor:middle" fill="#e61e28">Dg</text></svg>`,
  },
  {
    name: "small capitals in a font that has none",
    colours:
      "fdeced fef9f9 ffffff ffffff fef3f3 ffffff fbdadc f8c4c7 f9ccce fce5e6 f8c2c4 fbd9db ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><text x="10" y="60" font-family="Own Font" font-size="30" style="font-variant:small-caps;font-size:50px" fill="#e61e28">Dach Ag</text></svg>`,
  },
  {
    name: "all letters as small capitals",
    colours:
      "ffffff ffffff ffffff ffffff ffffff ffffff fad5d7 f9ccce fad6d8 fad1d3 fef8f8 ffffff ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><text x="10" y="60" font-family="Own Font" font-size="30" style="font-variant-caps:all-small-caps;font-size:50px" fill="#e61e28">Dach A</text></svg>`,
  },
  {
    name: "bold small capitals of a letter that becomes two",
    colours:
      "fefafb ffffff ffffff ffffff ffffff ffffff f9c5c8 f8c1c4 f9cccf fad4d5 fce5e6 ffffff ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><text x="10" y="60" font-family="Own Font" font-size="30" style="font:small-caps bold 40px Own Font" fill="#e61e28">Dach ß</text></svg>`,
  },
  {
    name: "capitals that are small beside small letters",
    colours:
      "ffffff ffffff fffdfd ffffff ffffff ffffff fce2e3 f8c1c4 fad2d4 ffffff ffffff ffffff ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><text x="10" y="60" font-family="Own Font" font-size="30" style="font-variant-caps:unicase;font-size:40px" fill="#e61e28">Dach</text></svg>`,
  },
  {
    name: "lines under and over small capitals",
    colours:
      "fdeaeb fce4e5 fce4e5 fce3e5 fdedee ffffff f8c1c4 f7b7ba f8c1c3 f8c4c7 f9cacc ffffff ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><text x="10" y="60" font-family="Own Font" font-size="30" style="font:small-caps 40px Own Font;text-decoration:underline overline" fill="#e61e28">Dach 12</text></svg>`,
  },
  {
    name: "small capitals apart, around their middle",
    colours:
      "ffffff ffffff ffffff ffffff ffffff ffffff ffffff fad5d7 fce1e2 fce3e4 fbdcde ffffff ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><text x="100" y="60" font-family="Own Font" font-size="30" style="font:all-small-caps 40px Own Font;font-variant-caps:all-small-caps;letter-spacing:2px;text-anchor:middle;font-size:40px" fill="#e61e28">Dach-12</text></svg>`,
  },
  {
    name: "letters without ligatures",
    colours:
      "ffffff fef8f8 ffffff fffbfb ffffff ffffff fbdadc f7babd f9c6c9 fad4d6 ffffff ffffff ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><text x="10" y="60" font-family="Own Font" font-size="30" style="font-variant-ligatures:none;font-size:40px" fill="#e61e28">office fi</text></svg>`,
  },
  {
    name: "a shadow of letters",
    colours:
      "f3e5eb fdf8f9 ffffff f9f3f6 ffffff ffffff e0c8d6 be90ae c49cb7 ceabc2 ffffff ffffff ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><text x="10" y="60" font-family="Own Font" font-size="30" style="text-shadow:3px 3px 0 #0050c8;font-size:50px" fill="#e61e28">Dach</text></svg>`,
  },
  {
    name: "two blurred shadows of letters",
    colours:
      "f7e5e8 fdf6f6 fffefe fcf2f3 ffffff ffffff e4c4d1 cd8ea5 d49bb0 dbabbc ffffff ffffff fefeff fefeff fefeff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><text x="10" y="60" font-family="Own Font" font-size="30" style="text-shadow:1px 4px 6px rgba(0,80,200,.8), 0 0 2px red;font-size:50px" fill="#e61e28">Dach</text></svg>`,
  },
  {
    name: "the shadow of letters with a line, without that of the line",
    colours:
      "f8dfde fef2f1 fffcfc faebeb ffffff ffffff e7bdbe cd757e d2848a d5969c ffffff ffffff ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><text x="10" y="60" font-family="Own Font" font-size="30" style="text-shadow:4px 3px 1px #0050c8;font-size:50px" fill="#ffc800" stroke="#e61e28" stroke-width="3">Dach</text></svg>`,
  },
  {
    name: "a shadow that parts of a text have in their own way",
    colours:
      "f7eae9 fef8f8 ffffff e8ece9 ffffff ffffff ecd4d0 d8aba0 efbcbb 89a290 ffffff ffffff ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><g style="text-shadow:.1em .1em #14a03c"><text x="10" y="60" font-family="Own Font" font-size="30" style="font-size:50px" fill="#e61e28">Da<tspan style="text-shadow:none">c</tspan><tspan font-weight="bold" fill="none" stroke="#000">h</tspan></text></g></svg>`,
  },
  {
    name: "a shadow that is denser than its letters",
    colours:
      "f9f1f2 fefbfb ffffff ffffff ffffff ffffff e8d7d8 d7b7b8 eee6e7 ffffff ffffff ffffff ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><text x="10" y="60" font-family="Own Font" font-size="30" style="text-shadow:5px 5px rgba(0,0,0,.5);font-size:50px" fill="#e61e28" fill-opacity=".5">Da</text></svg>`,
  },
  {
    name: "the shadow of a line around letters",
    colours:
      "f3c2c7 e0a2af f3e9ef fef4f5 ffffff ffffff d396aa b9a3c3 af4368 955586 f8fafe ffffff ebc1ca a980a8 be9bba a17ca7 e3ecf9 ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>${FACE}</style><text x="10" y="80" font-family="Own Font" font-size="30" style="text-shadow:14px 8px #0050c8;font-size:90px" fill="none" stroke="#e61e28" stroke-width="6">Da</text></svg>`,
  },
];
