import type { ProgramDrawing } from "./program-drawings.ts";

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** A drawing of a circle. */
const CIRCLE = `url('data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2010%2010%22%20width%3D%2225%22%20height%3D%2225%22%3E%3Ccircle%20cx%3D%225%22%20cy%3D%225%22%20r%3D%225%22%2F%3E%3C%2Fsvg%3E')`;

/** Drawings with masks of CSS and lists of filters, as web designers write them. */
export const MASK_DRAWINGS: readonly ProgramDrawing[] = [
  {
    name: "a mask of a gradient",
    colours:
      "fbdcde f7b6b9 f9c9cb fbdbdd fdeeef fffdfe f5a9ad eb4850 f0777d f5a6aa fad5d7 fffbfb fbdcde f7b6b9 f9c9cb fbdbdd fdeeef fffdfe",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="mask:linear-gradient(90deg,#000,transparent)"/></svg>`,
  },
  {
    name: "a mask of a gradient around a point, by its older name",
    colours:
      "ffffff fef8f8 f7b7ba f7b7ba fef8f8 ffffff ffffff fbdadb e72a33 e72a33 fbdadb ffffff ffffff fef8f8 f7b7ba f7b7ba fef8f8 ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="-webkit-mask-image:radial-gradient(circle,#000 30%,transparent 60%)"/></svg>`,
  },
  {
    name: "a mask of a gradient on a group",
    colours:
      "fbdfe1 f8bcbf f9cdcf fbdee0 fdf0f0 fffefe 6c5b5c ea575f f18388 f6adb1 fbd8da fffcfc fbdfe1 f8bcbf f9cdcf fbdee0 fdf0f0 fffefe",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><g style="mask-image:linear-gradient(90deg,#000,transparent)"><rect x="20" y="20" width="160" height="60" fill="#e61e28"/><circle cx="20" cy="50" r="15"/></g></svg>`,
  },
  {
    name: "a mask of a gradient that begins at the shape and reaches over its line",
    colours:
      "bbb9b9 817071 a19596 c1b9ba e2dede c8c8c8 b09e9f eb4850 f0777d f5a6aa fad5d7 b2b1b1 bbb9b9 817071 a19596 c1b9ba e2dede c8c8c8",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" stroke="#000" stroke-width="20" style="mask-image:linear-gradient(90deg,#000,transparent)"/></svg>`,
  },
  {
    name: "a mask of a gradient that is cut at the shape",
    colours:
      "dad8d8 bfafaf cfc3c4 e0d8d8 f0eced fdfdfd b3a0a1 eb4850 f0777d f5a6aa fad5d7 fcfbfb dad8d8 bfafaf cfc3c4 e0d8d8 f0eced fdfdfd",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" stroke="#000" stroke-width="20" style="mask:linear-gradient(90deg,#000,transparent) fill-box"/></svg>`,
  },
  {
    name: "a mask of a gradient by its light",
    colours:
      "fbdcde f7b6b9 f9c9cb fbdbdd fdeeef fffdfe f5a9ad eb4850 f0777d f5a6aa fad5d7 fffbfb fbdcde f7b6b9 f9c9cb fbdbdd fdeeef fffdfe",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="mask:linear-gradient(90deg,#fff,#000) luminance"/></svg>`,
  },
  {
    name: "a mask of tiles",
    colours:
      "fce4e5 fad2d4 fbdbdc f9c9cb fad2d4 fef6f6 f8bbbe f38e93 f5a4a8 f0787e f38e93 fde8e9 fce4e5 fad2d4 fbdbdc f9c9cb fad2d4 fef6f6",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="mask:linear-gradient(90deg,#000 50%,transparent 50%) 0 0/20px 20px"/></svg>`,
  },
  {
    name: "a mask of two gradients",
    colours:
      "fbdfe0 facfd1 fef9f9 fef9f9 facfd1 fbdfe0 f6aeb2 f2888d fdeff0 fdeff0 f2888d f6aeb2 fbdfe0 facfd1 fef9f9 fef9f9 facfd1 fbdfe0",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="mask:linear-gradient(90deg,#000,transparent 40%),linear-gradient(270deg,#000,transparent 40%)"/></svg>`,
  },
  {
    name: "a mask of what two gradients have in common",
    colours:
      "fce0e2 f8bec1 facfd1 fbdfe1 fdf0f1 fffefe fad4d6 f5a4a8 f7bbbe fad2d4 fdeaeb fffdfd fffbfb fef7f7 fef9f9 fffbfb fffdfd ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="mask:linear-gradient(90deg,#000,transparent) intersect,linear-gradient(180deg,#000,transparent)"/></svg>`,
  },
  {
    name: "a mask of a drawing in its middle",
    colours:
      "ffffff ffffff fad0d2 fad0d2 ffffff ffffff ffffff ffffff ea3f48 ea4048 ffffff ffffff ffffff ffffff fad0d2 fad0d2 ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="mask:url('data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2010%2010%22%3E%3Ccircle%20cx%3D%225%22%20cy%3D%225%22%20r%3D%225%22%2F%3E%3C%2Fsvg%3E') no-repeat center/contain"/></svg>`,
  },
  {
    name: "a mask of a drawing in a style sheet, repeated across",
    colours:
      "ffffff ffffff ffffff ffffff ffffff ffffff f2faf4 b6e2c2 b3e0c0 b3e0c0 b6e2c2 f2faf4 ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><style>.a{fill:#14a03c;mask:url("data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIzMCIgaGVpZ2h0PSIyMCIgdmlld0JveD0iMCAwIDMwIDIwIj48cGF0aCBkPSJNMCAyMEwxNSAwTDMwIDIweiIvPjwvc3ZnPg==") repeat-x center}</style><rect x="20" y="20" width="160" height="60" fill="#e61e28" class="a"/></svg>`,
  },
  {
    name: "a mask of the drawing as an image of CSS",
    colours:
      "ffffff ffffff fad0d2 fad0d2 ffffff ffffff ffffff ffffff ea4048 ea4048 ffffff ffffff ffffff ffffff fad0d2 fad0d2 ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><mask id="m"><circle cx="100" cy="50" r="30" fill="#fff"/></mask><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="mask-image:url(#m)"/></svg>`,
  },
  {
    name: "a filter of the drawing and a shadow",
    colours:
      "fef6f6 f5a5a9 f5a5a9 f5a5a9 f5a5a9 eeb9c1 fde8e9 e61e28 e61e28 e61e28 e61e28 c0425f fef6f6 cb88a0 c7869f c7869f c7869f bd98b6",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><filter id="a" color-interpolation-filters="sRGB"><feOffset dx="10"/></filter><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="filter:url(#a) drop-shadow(6px 6px 2px #0050c8)"/></svg>`,
  },
  {
    name: "a shadow and a filter of the drawing",
    colours:
      "dde6d6 a9c199 a9c199 a9c199 a9c199 daddd2 a9c199 286300 286300 286300 286300 9f9785 dbded2 a09d87 a09d87 a09d87 a09d87 d4c1c4",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><filter id="a" color-interpolation-filters="sRGB"><feColorMatrix type="hueRotate" values="90"/></filter><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="filter:drop-shadow(6px 6px 2px #0050c8) url(#a)"/></svg>`,
  },
  {
    name: "filters of the drawing and functions, on a shape that is turned and seen through",
    colours:
      "ffffff d1afb4 d8b6b8 e5cfd1 f2e8e9 fcfbfb fafafc b5767c b67073 b67073 b67073 bc8389 fdfdfe ddd9e5 cfc0cc c2a7b4 b68e9b c19ca7",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><filter id="a" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="3"/></filter><filter id="b" primitiveUnits="objectBoundingBox" color-interpolation-filters="sRGB"><feOffset dx=".1"/></filter><rect x="20" y="20" width="160" height="60" fill="#e61e28" transform="rotate(10 100 50)" opacity=".7" style="filter:url(#a) grayscale(.5) url(#b) drop-shadow(0 4px 2px #0050c8)"/></svg>`,
  },
  {
    name: "a filter that is not there and a shadow",
    colours:
      "fbdbdd f5a5a9 f5a5a9 f5a5a9 f5a5a9 f1d4da f5a5a9 e61e28 e61e28 e61e28 e61e28 c7869f f1d4da c7869f c7869f c7869f c7869f cebcd3",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="filter:url(#zz) drop-shadow(6px 6px 2px #0050c8)"/></svg>`,
  },
  {
    name: "a filter in shares of its shape with a part of the drawing",
    colours:
      "fff1bd fbc891 f5a4a8 f5a4a8 f5a4a8 fbdbdc fbc891 ee511a e61c26 e61c26 e61c26 f5a4a8 fbdbdc f5a4a8 f5a4a8 f5a4a8 f5a4a8 fbdbdc",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><defs><circle id="k" cx="30" cy="20" r="20" fill="#ffc800"/></defs><filter id="f" primitiveUnits="objectBoundingBox"><feImage href="#k" result="i"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="i"/></feMerge></filter><rect x="20" y="20" width="160" height="60" fill="#e61e28" filter="url(#f)"/></svg>`,
  },
  {
    name: "a filter in shares of its shape with a part of the drawing in a place of its own",
    colours:
      "fbdbdc f5a4a8 f5a4a8 f5a4a8 f5a4a8 fbdbdc f5a4a8 ea3b1f fcb704 f37912 e61c26 f5a4a8 fbdbdc f5a4a8 f5a4a8 f5a4a8 f5a4a8 fbdbdc",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><defs><rect id="k" width="60" height="30" fill="#ffc800"/></defs><filter id="f" primitiveUnits="objectBoundingBox" x="0" y="0" width="1" height="1"><feImage href="#k" x=".25" y=".25" width=".5" height=".5" result="i"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="i"/></feMerge></filter><rect x="20" y="20" width="160" height="60" fill="#e61e28" filter="url(#f)"/></svg>`,
  },
  {
    name: "a filter in shares of a turned shape with a part of the drawing that is blurred",
    colours:
      "facfd1 f0747a f39398 f7b4b6 fad2d4 fef5f5 f4a0a4 e61e28 e61e28 f68a0e ea3a21 f4a0a4 fef5f5 fad2d4 f7b3b6 f9be8b f17c78 facfd1",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><defs><circle id="k" cx="40" cy="30" r="20" fill="#ffc800"/></defs><filter id="f" primitiveUnits="objectBoundingBox" color-interpolation-filters="sRGB"><feImage href="#k" x=".1" y="0"/><feGaussianBlur stdDeviation=".02 .1"/><feOffset dx=".3" dy=".1" result="i"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="i"/></feMerge></filter><rect x="20" y="20" width="160" height="60" fill="#e61e28" transform="rotate(8 100 50)" filter="url(#f)"/></svg>`,
  },
  {
    name: "a mask that subtracts another one",
    colours:
      "fffbfb fef7f7 fef9f9 fffbfb fffdfd ffffff fad4d6 f5a4a8 f7bbbe fad2d4 fdeaeb fffdfd fce0e2 f8bec1 facfd1 fbdfe1 fdf0f1 fffefe",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="mask:linear-gradient(90deg,#000,transparent) subtract,linear-gradient(180deg,#000,transparent)"/></svg>`,
  },
  {
    name: "a mask of what only one of two gradients lets through",
    colours:
      "fefafa fce8e9 fbd9db f9cbcd f8bcbf fce0e2 fad2d4 f38f94 f38f94 f38f94 f38f94 fad2d4 fce0e2 f8bcbf f9cbcd fbd9db fce8e9 fefafa",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="mask:linear-gradient(90deg,#000,transparent) exclude,linear-gradient(180deg,#000,transparent)"/></svg>`,
  },
  {
    name: "a mask without a drawing in its middle",
    colours:
      "fbdbdd f5a5a9 f6aaae f6aaae f5a5a9 fbdbdd f5a5a9 e61e28 f39398 f39397 e61e28 f5a5a9 fbdbdd f5a5a9 f6aaae f6aaae f5a5a9 fbdbdd",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="mask:linear-gradient(#000,#000) subtract,${CIRCLE} no-repeat center/40px 40px"/></svg>`,
  },
  {
    name: "a mask of three layers that are composed in two ways",
    colours:
      "ffffff ffffff fefafa fefafa ffffff ffffff fce2e3 f7b7ba f2878d f28a90 ffffff ffffff fbdbdd f5a5a9 f6aaae fefafa ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="mask:${CIRCLE} no-repeat center/40px 40px exclude,linear-gradient(90deg,#000 50%,transparent 50%) subtract,linear-gradient(#000 60%,transparent 60%)"/></svg>`,
  },
  {
    name: "a mask of whole tiles with room between them",
    colours:
      "fce0e2 f8bcbf f7b7ba f7b7ba f8bcbf fce1e2 fbdbdc f7b3b6 f6abaf f6abaf f7b3b6 fbdbdc fce0e2 f8bcbf f7b7ba f7b7ba f8bcbf fce1e2",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="mask:${CIRCLE} space 0 0/22px 22px"/></svg>`,
  },
  {
    name: "a mask of tiles of which whole ones fill the shape",
    colours:
      "fce3e5 f8c1c4 f8bcbf f8bcbf f8c1c3 fce4e5 f8c0c3 f0767c ee6970 ee6a70 f0757b f8c1c4 fce4e5 f8c1c4 f8bcbf f8bcbf f8c1c4 fce4e5",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="mask:${CIRCLE} round 0 0/22px 22px"/></svg>`,
  },
  {
    name: "a mask of tiles with room across that fill the shape down",
    colours:
      "fdebec fad5d7 fad1d3 fad1d3 fad5d7 fdebec f9c5c8 f18187 f0777d f0777d f18187 f9c6c8 fdebec fad5d7 fad1d3 fad1d3 fad5d7 fdebec",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="mask:${CIRCLE} space round 0 0/22px 25px"/></svg>`,
  },
  {
    name: "a mask of one tile that has no room for another",
    colours:
      "ffffff ffffff ffffff ffffff ffffff ffffff ffffff ffffff ffffff f39398 f7b7ba ffffff ffffff ffffff ffffff fad1d3 fce3e4 ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="mask:${CIRCLE} space 100% 100%/100px 40px"/></svg>`,
  },
  {
    name: "a mask of a row of tiles that keep their proportions",
    colours:
      "fce1e2 f7b8bb f7b5b8 f7b5b8 f7b8bb fce1e2 fdebec fad2d4 faced1 facfd1 fad2d4 fdebec ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="mask:${CIRCLE} round no-repeat 0 0/22px auto"/></svg>`,
  },
  {
    name: "a mask of tiles that fill the shape from a place in it",
    colours:
      "fce0e1 fad3d5 f8c0c3 fad2d4 f8c2c5 fdf1f2 f6acb0 f0767c ec5058 f0747a ec535b facfd1 fbdddf f9c5c7 f7b7ba f8c4c7 f7b8bb fdeaeb",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="20" y="20" width="160" height="60" fill="#e61e28" style="mask:${CIRCLE} round 30% 70%/22px 22px"/></svg>`,
  },
  {
    name: "a mask of the whole picture, in its pixels",
    colours:
      "ffffff fffdfd f1858b f1858b fffdfd ffffff ffffff fbdadc e61e28 e61e28 fbdadc ffffff ffffff fffdfd f1858b f1858b fffdfd ffffff",
    source: `<svg ${NS} viewBox="-20 -20 400 200" width="200" height="100" mask="url(#m)"><mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="400" height="200"><circle cx="100" cy="50" r="40" fill="#fff"/></mask><rect width="400" height="200" fill="#e61e28"/></svg>`,
  },
  {
    name: "a mask of the whole picture, in shares of it",
    colours:
      "fffcfc f5a1a5 ee6a71 ee6a71 f5a1a5 fffcfc f7b5b9 e61e28 e61e28 e61e28 e61e28 f7b5b9 fffcfc f5a1a5 ee6a71 ee6a71 f5a1a5 fffcfc",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100" mask="url(#m)"><mask id="m" maskContentUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".4" fill="#fff"/></mask><rect width="200" height="100" fill="#e61e28"/></svg>`,
  },
  {
    name: "a mask of the whole picture that leaves the colour behind it",
    colours:
      "d42929 b13f2d 8e5430 6b6a33 328d39 14a03c d42929 b13f2d 8e5430 6b6a33 328d39 14a03c d42929 b13f2d 8e5430 6b6a33 328d39 14a03c",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100" style="background:#14a03c;mask:linear-gradient(90deg,#000,transparent)"><rect width="150" height="100" fill="#e61e28"/></svg>`,
  },
  {
    name: "a mask of a gradient around the middle of the whole picture",
    colours:
      "ffffff f9cbce eb4d55 eb4d55 f9cbce ffffff ffffff f39398 e61e28 e61e28 f39398 ffffff ffffff f9cbce eb4d55 eb4d55 f9cbce ffffff",
    source: `<svg ${NS} viewBox="0 0 400 200" width="200" height="100" style="mask-image:radial-gradient(circle,#000 30%,transparent 60%)"><rect width="400" height="200" fill="#e61e28"/></svg>`,
  },
];
