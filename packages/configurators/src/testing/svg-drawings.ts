const NS = 'xmlns="http://www.w3.org/2000/svg"';
const LINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawing = (body: string, root = 'viewBox="0 0 200 100"'): string => `<svg ${NS} ${LINK} ${root}>${body}</svg>`;
const FOUR =
  '<path fill="#e61e28" d="M0 0h100v50H0z"/><path fill="#ffc800" d="M100 0h100v50H100z"/><path fill="#0050c8" d="M0 50h100v50H0z"/><circle cx="150" cy="75" r="20" fill="#111"/>';
const INNER = `<svg ${NS} viewBox="0 0 40 20"><style>path{fill:#0050c8}</style><path id="a" d="M0 0h20v20h-20z"/><use href="#a" x="20" opacity=".5"/><circle cx="20" cy="10" r="8"/><path d="M-30 0h20v20h-20z" style="fill:#ffc800"/></svg>`;

/** Drawings of the kinds that drawing programs write and that print as curves, by what they have. */
export const DRAWINGS: Readonly<Record<string, string>> = {
  "document type and entities": `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY st "fill:#e61e28;">]><svg xmlns="&ns;" viewBox="0 0 200 100"><path style="&st;" d="M10 10h90v60z"/></svg>`,
  "prefixed elements": `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${FOUR.replaceAll("<", "<s:")}</s:svg>`,
  "nested prefixes": `<svg ${NS} viewBox="0 0 200 100"><g xmlns:a="http://www.w3.org/2000/svg"><a:path fill="#e61e28" d="M0 0h100v50H0z"/><x:rect xmlns:x="http://www.w3.org/2000/svg" x="100" width="50" height="50" fill="#0050c8"/><x:rect xmlns:x="https://other.example" width="200" height="100" fill="#0f0"/></g></svg>`,
  switch: drawing(
    `<switch><g requiredExtensions="x"/><g systemLanguage="xx"><rect width="200" height="100"/></g><g>${FOUR}</g></switch>`,
  ),
  "style sheet with compound selectors": drawing(
    `<style>g.a > rect{fill:#e61e28} g.a>rect+rect{fill:#0050c8} #b rect:nth-child(3){fill:#ffc800} rect[x="150"]{fill:#111!important} .st0.st1{opacity:.5} g .st2, path.st2{fill:#888} rect:not(.st0):last-of-type{stroke:#000;stroke-width:6}</style><g class="a" id="b"><rect width="50" height="100"/><rect x="50" width="50" height="100"/><rect class="st0 st1" x="100" width="50" height="100"/><rect x="150" width="50" height="100" style="fill:#fff"/></g><path class="st2" d="M60 20h80v20H60z"/>`,
  ),
  "more pseudo-classes": drawing(
    `<style>rect:first-of-type{fill:#e61e28} rect:nth-of-type(2){fill:#0050c8} :is(.a,.b){stroke:#000;stroke-width:6} *:nth-last-child(1){fill:#ffc800} :where(.a) {fill:#111} circle:only-of-type{fill:#0a0} rect:nth-child(2n of .b){fill:#f0f}</style><g><path d="M0 0"/><rect width="50" height="50"/><rect x="60" width="50" height="50"/><circle class="a" cx="150" cy="50" r="30"/><rect class="b" x="20" y="60" width="90" height="30"/></g>`,
  ),
  "CSS variables": drawing(
    `<style>:root{--a:#e61e28;--w:8px} .x{fill:var(--a)} .y{fill:var(--none, #0050c8);stroke:var(--a);stroke-width:var(--w)}</style><rect class="x" width="90" height="100"/><g style="--b:#ffc800"><rect class="y" x="110" y="10" width="80" height="30"/><rect x="110" y="60" width="80" height="30" style="fill:var(--b)"/></g>`,
  ),
  "media queries and at-rules": drawing(
    `<style>@charset "utf-8";@namespace svg url(http://www.w3.org/2000/svg);.a{fill:#e61e28}@media print{.a{fill:#000}}@media (prefers-color-scheme:dark){.a{fill:#fff}}@media screen{.b{fill:#0050c8}}@supports (fill:red){.c{fill:#ffc800}}</style><rect class="a" width="60" height="100"/><rect class="b" x="70" width="60" height="100"/><rect class="c" x="140" width="60" height="100"/>`,
  ),
  "every notation of a colour": drawing(
    `<rect width="40" height="50" style="fill:rgba(230,30,40,.5)"/><rect x="40" width="40" height="50" fill="hsl(210, 80%, 40%)"/><rect x="80" width="40" height="50" style="fill:#0050c880"/><rect x="120" width="40" height="50" fill="rgb(10% 60% 30%)"/><rect x="160" width="40" height="50" fill="RebeccaPurple"/><rect y="50" width="40" height="50" fill="#F80"/><rect x="40" y="50" width="40" height="50" style="fill:hwb(120 20% 30%)"/><rect x="80" y="50" width="40" height="50" style="fill:oklch(60% .2 30)"/><rect x="120" y="50" width="40" height="50" style="fill:rgb(230 30 40 / 50%)"/><rect x="160" y="50" width="40" height="50" style="fill:color(srgb 0 .5 .2)"/>`,
  ),
  currentColor: drawing(
    `<g color="#0050c8"><rect width="90" height="100" fill="currentColor"/><g style="color:#e61e28"><path d="M110 50h80" stroke="currentcolor" stroke-width="20"/></g></g>`,
  ),
  "square ends, bevels and mitres": drawing(
    `<g fill="none" stroke="#0050c8" stroke-width="10"><path d="M20 20h60" stroke-linecap="square"/><path d="M110 40l30-30 30 30" stroke-linejoin="bevel"/><path d="M20 90l20-50 20 50" stroke-miterlimit="1.2"/><path d="M90 80h90" stroke-dasharray="20 5 10" stroke-dashoffset="7"/><path d="M80 60h90" stroke-linecap="round" stroke-dasharray="0 16"/></g>`,
  ),
  "lines without length": drawing(
    `<g fill="none" stroke="#0050c8" stroke-width="24" stroke-linecap="square"><path d="M30 30z"/><path d="M80 30h0"/><path transform="rotate(30 130 30)" d="M130 30z"/><polygon points="170,30 170,30" stroke-opacity=".5"/><path d="M30 75z" stroke-linecap="round"/><path d="M80 75z" stroke-linecap="butt"/><path d="M120 75z M150 75h30"/></g>`,
  ),
  "a drawing as a picture": drawing(
    `<g fill="#e61e28" stroke="#000"><image x="10" y="10" width="80" height="80" href="data:image/svg+xml;base64,${btoa(INNER)}"/></g><image x="110" y="20" width="80" height="30" opacity=".5" href="data:image/svg+xml;utf8,${encodeURIComponent(INNER)}"/><image x="110" y="60" width="80" height="30" preserveAspectRatio="none" href="data:image/svg+xml,${encodeURIComponent(INNER)}"/><path id="a" d="M95 0h5v100h-5z"/>`,
  ),
  pathLength: drawing(
    `<path d="M10 50h180" stroke="#e61e28" stroke-width="12" stroke-dasharray="10 10" pathLength="100"/>`,
  ),
  "gradient with clear stops": drawing(
    `<linearGradient id="g"><stop stop-color="#e61e28" stop-opacity="0"/><stop offset=".5" stop-color="#e61e28"/><stop offset="1" stop-color="#0050c8" stop-opacity=".3"/></linearGradient><rect width="200" height="100" fill="url(#g)"/>`,
  ),
  "one-stop gradient": drawing(
    `<linearGradient id="g"><stop stop-color="#0050c8"/></linearGradient><rect width="150" height="100" fill="url(#g)"/>`,
  ),
  "mask as Figma writes it": drawing(
    `<mask id="m" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="200" height="100"><path d="M150 0H0V100H200V50Z" fill="white"/></mask><g mask="url(#m)">${FOUR}</g>`,
  ),
  "alpha mask": drawing(
    `<mask id="m" mask-type="alpha"><circle cx="100" cy="50" r="40"/></mask><g mask="url(#m)">${FOUR}</g>`,
  ),
  "symbol and use": drawing(
    `<symbol id="s" viewBox="0 0 200 100">${FOUR}</symbol><use xlink:href="#s" x="10" y="10" width="80" height="80"/><use href="#s" x="110" y="30" width="80" height="40"/>`,
  ),
  "use of a group with its own styles": drawing(
    `<defs><g id="g"><rect width="40" height="40"/><circle cx="60" cy="20" r="20" fill="#ffc800"/></g></defs><use href="#g" x="10" y="10" fill="#e61e28"/><use href="#g" x="100" y="50" fill="#0050c8" stroke="#000" stroke-width="3"/>`,
  ),
  "inner drawing with preserveAspectRatio": drawing(
    `<svg width="90" height="100" viewBox="0 0 200 100" preserveAspectRatio="xMinYMax slice">${FOUR}</svg><svg x="110" width="90" height="100" viewBox="0 0 200 100" preserveAspectRatio="none">${FOUR}</svg>`,
  ),
  "root with preserveAspectRatio none": drawing(
    FOUR,
    'width="200" height="200" viewBox="0 0 200 100" preserveAspectRatio="none"',
  ),
  "shapes beyond the view box": drawing(
    `<rect x="-50" y="-50" width="150" height="100" fill="#e61e28"/><circle cx="200" cy="100" r="60" fill="#0050c8"/>`,
  ),
  "millimetres without a view box": drawing(FOUR, 'width="52.9167mm" height="26.4583mm"'),
  "sizes in percent": drawing(
    `<rect x="10%" y="10%" width="50%" height="50%" fill="#0050c8"/><circle cx="75%" cy="50%" r="10%" fill="#e61e28"/>`,
    'width="100%" height="100%" viewBox="0 0 200 100"',
  ),
  "lengths with units": drawing(
    `<rect x="2mm" y="0.1in" width="2cm" height="30pt" rx="1em" fill="#e61e28"/><circle cx="140" cy="50" r="3pc" fill="#0050c8"/><path d="M10 90h180" stroke="#000" stroke-width="1mm"/>`,
  ),
  "opacity of groups": drawing(
    `<g opacity=".5"><rect width="100" height="60" fill="#e61e28"/><rect x="50" y="30" width="100" height="60" fill="#0050c8"/></g><path d="M150 20h30v60h-30z" fill="#ffc800" stroke="#111" stroke-width="10" opacity=".6"/><rect x="100" y="80" width="50" height="20" style="opacity:40%"/>`,
  ),
  "hidden parts": drawing(
    `${FOUR}<g visibility="hidden"><rect width="200" height="100"/><rect visibility="visible" x="80" y="30" width="40" height="40" fill="#0a0"/></g><rect width="200" height="100" display="none"/><rect width="200" height="100" style="visibility:collapse"/>`,
  ),
  "shapes of every kind": drawing(
    `<rect x="5" y="5" width="40" height="30" rx="8" fill="#e61e28"/><rect x="50" y="5" width="30" height="30" rx="10" ry="4"/><ellipse cx="110" cy="20" rx="25" ry="12" fill="#ffc800"/><polygon points="140,35 160,5 180,35" fill="#0050c8"/><polyline points="10,60 30,90 50,60 70,90" fill="none" stroke="#111" stroke-width="6" stroke-linejoin="round"/><line x1="80" y1="60" x2="120" y2="95" stroke="#e61e28" stroke-width="5"/><path d="M130 90a20 20 0 1 1 40 0q10-40 20 0t8 0" fill="#0a0"/><path d="m130 50c10-20 30 20 40 0s20 10 25 0" fill="none" stroke="#000" stroke-width="2"/>`,
  ),
  "text converted to curves": drawing(
    `<g aria-label="DACH" style="font-size:40px;line-height:1.25"><path d="M20 80V20h25q30 0 30 30t-30 30zM35 68h8q17 0 17-18t-17-18h-8z" fill="#111"/></g><g id="text1"><path d="M100 80l25-60h15l25 60h-15l-5-14h-25l-5 14zm25-25h15l-7-20z"/></g>`,
  ),
  "a link, notes and unknown elements": drawing(
    `<metadata><x/></metadata><title>t</title><desc>d</desc><a xlink:href="https://dach.example">${FOUR}</a><flowRoot/><sodipodi:namedview xmlns:sodipodi="http://s.example"/>`,
  ),
  "numbers in short forms": drawing(
    `<path d="M1e1.5.5.5-1e1,20L50+50 90 10Zm80 10 1.2e1.8l30-.5-.5 30z" fill="#e61e28"/><path d="M120 20a25 25 0 0160 50z"/>`,
  ),
  "a background of the root": drawing(
    FOUR,
    'viewBox="0 0 200 100" style="background:#fc8;enable-background:new 0 0 200 100" fill="none"',
  ),
  "inherit, initial and unset": drawing(
    `<g fill="#e61e28" stroke="#000" stroke-width="8"><rect x="10" y="10" width="50" height="80" fill="inherit"/><rect x="75" y="10" width="50" height="80" style="fill:initial;stroke:unset"/><rect x="140" y="10" width="50" height="80" style="stroke:revert;stroke-width:inherit"/></g>`,
  ),
  "cuts by shapes of CSS": drawing(
    `<rect width="90" height="90" fill="#e61e28" style="clip-path:circle(30px at 40px 50px)"/><g style="clip-path:inset(10% 20px round 12px)"><rect x="100" width="100" height="50" fill="#0050c8"/><rect x="100" y="50" width="100" height="50" fill="#ffc800"/></g><rect x="20" y="70" width="60" height="30" style="clip-path:polygon(50% 0, 100% 100%, 0 100%)"/>`,
  ),
  "cuts by shapes around a line": drawing(
    `<circle cx="50" cy="50" r="30" fill="#ffc800" stroke="#0050c8" stroke-width="12" style="clip-path:inset(0 50% 0 0)"/><circle cx="150" cy="50" r="30" fill="#ffc800" stroke="#0050c8" stroke-width="12" style="clip-path:ellipse(50% 30% at center) fill-box"/>`,
  ),
  "origins in shares": drawing(
    `<style>.a{transform:rotate(20deg);transform-box:fill-box;transform-origin:center} .b{transform:rotate(10deg) scale(80%);transform-origin:center} .c{transform:translate(50%,10%) rotate(.05turn)}</style><rect class="a" x="20" y="20" width="50" height="30" fill="#e61e28"/><rect class="b" x="120" y="10" width="60" height="30" fill="#0050c8"/><rect class="c" x="10" y="70" width="60" height="20" fill="#ffc800"/>`,
  ),
  "rotate, scale and translate of CSS": drawing(
    `<rect x="20" y="20" width="50" height="30" fill="#e61e28" style="rotate:20deg;transform-box:fill-box;transform-origin:center"/><rect x="60" y="20" width="50" height="30" fill="#0050c8" style="translate:40px 20px;scale:1.2"/>`,
  ),
  "dashes in shares": drawing(
    `<path d="M10 30h180" stroke="#e61e28" stroke-width="12" stroke-dasharray="10% 5%"/><path d="M10 70h180" stroke="#0050c8" stroke-width="12" stroke-dasharray="10% 5%" pathLength="100"/>`,
  ),
  "copies with cuts in shares": drawing(
    `<defs><rect id="r" width="70" height="50" fill="#e61e28"/><symbol id="s" viewBox="0 0 200 100">${FOUR}</symbol></defs><use href="#r" x="5" y="5" style="clip-path:inset(10% 20%)"/><use href="#r" x="100" y="5" style="clip-path:circle(40%) fill-box"/><use href="#s" x="60" y="50" width="90" height="50" style="clip-path:circle(40%)"/>`,
  ),
  "copies around their middle": drawing(
    `<defs><rect id="r" width="60" height="30" fill="#e61e28"/></defs><use href="#r" x="10" y="20" style="transform-box:fill-box;transform-origin:center;transform:rotate(30deg)"/><g style="transform-box:fill-box;transform-origin:center;transform:rotate(15deg)"><use href="#r" x="100" y="20"/><use href="#r" x="120" y="55"/></g>`,
  ),
  "numbers with calc()": drawing(
    `<style>.a{fill:#e61e28;x:calc(10px + 5%);width:calc(100px - 20px);height:50px;y:calc(2 * 10px)} .b{stroke-width:calc(4px * 2);stroke:#0050c8;opacity:calc(.25 * 2)} .c{transform:translate(calc(50% + 10px),calc(10px)) rotate(calc(10deg + 5deg))}</style><rect class="a"/><path class="b" d="M120 85h70"/><rect class="c" width="40" height="30" fill="#ffc800"/><rect width="50" height="30" y="70" style="fill:rgb(calc(20 + 30) 30 40);clip-path:inset(calc(10% + 2px) round calc(4px + 4px))"/>`,
  ),
  "cuts with corners of other radii": drawing(
    `<rect width="90" height="80" fill="#e61e28" style="clip-path:inset(5px 10px round 4px 20px 30px 0)"/><rect x="105" width="90" height="80" fill="#0050c8" style="clip-path:inset(0 round 50% 10% / 30% 60%)"/>`,
  ),
  "gradients that are one colour, and in linear light": drawing(
    `<linearGradient id="a" x1=".5" x2=".5"><stop stop-color="#e61e28"/><stop offset="1" stop-color="#0050c8"/></linearGradient><linearGradient id="b" color-interpolation="linearRGB" href="#a" x1="0" x2="1"/><rect width="90" height="100" fill="url(#a)"/><rect x="100" width="100" height="100" fill="url(#b)"/>`,
  ),
  "parts of a cut that are hidden": drawing(
    `<clipPath id="c"><rect width="80" height="100" visibility="hidden"/><rect x="90" width="90" height="60"/></clipPath><g clip-path="url(#c)">${FOUR}</g>`,
  ),
  "cuts and masks with holes by the rule of the root": drawing(
    `<clipPath id="c"><path d="M0 0h90v100h-90zM20 20h50v60h-50z"/></clipPath><mask id="m" fill="#fff"><path d="M110 0h90v100h-90zM130 20h50v60h-50z"/></mask><g clip-path="url(#c)">${FOUR}</g><g mask="url(#m)">${FOUR}</g>`,
    'viewBox="0 0 200 100" fill-rule="evenodd" clip-rule="evenodd"',
  ),
  "style sheets for other media": drawing(
    `<style media="screen">.a{fill:#e61e28}</style><style media="print">.a{fill:#000}</style><rect class="a" width="90" height="100"/>`,
  ),
  "a symbol with a size of its own": drawing(
    `<symbol id="s" viewBox="0 0 200 100" width="80" height="40">${FOUR}</symbol><use href="#s" x="10" y="10"/><use href="#s" x="100" y="50" width="90"/>`,
  ),
  "shapes by a style alone": drawing(
    `<style>circle{cx:50px;cy:50px;r:40px;fill:#e61e28} path{d:path("M110 20h80v60h-80z");fill:#0050c8}</style><circle/><path/>`,
  ),
  "transformations in space that stay in the plane": drawing(
    `<rect x="10" y="20" width="70" height="50" fill="#e61e28" style="transform:translate3d(10px,5px,0)"/><rect x="110" y="20" width="70" height="50" fill="#0050c8" style="transform:matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,5,5,0,1)"/>`,
  ),
  "rules within rules and escaped names": drawing(
    `<style>.g{fill:#0050c8; .a{fill:#e61e28} &amp; > .b{stroke:#000;stroke-width:5}} .\\31 x{fill:#ffc800}</style><g class="g"><rect class="a" width="60" height="80"/><rect class="b" x="70" y="5" width="60" height="70"/><rect class="1x" x="140" width="60" height="80"/></g>`,
  ),
  "root whose size is not its view box": drawing(FOUR, 'width="200" height="200" viewBox="0 0 200 100"'),
  "root with slice": drawing(
    FOUR,
    'width="100" height="100" viewBox="0 0 200 100" preserveAspectRatio="xMidYMid slice"',
  ),
  "root at its right end": drawing(
    FOUR,
    'width="300" height="100" viewBox="0 0 200 100" preserveAspectRatio="xMaxYMid"',
  ),
};
