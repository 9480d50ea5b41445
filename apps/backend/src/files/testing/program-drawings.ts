const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
/** Two colours in 40 by 20 pixels. */
const PICTURE =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAYAAAD/Rn+7AAAACXBIWXMAAAsTAAALEwEAmpwYAAABBElEQVRIie3WMW7CUAwG4H+B3IIZtek9WMCPIVfgNkGNispNsrR0xG7ERrgCeykjFdWLCAiljeBBHAYsWXrjJ9uyH5at9vaaiWvHHZgHTZ9AEsFwCsPrXaYgeUY/8VFbBTuxB5JXEP/AyPbPJNmAeIQgbeoCO7EHwx//wgpQnhSQlQKJxyfjDsgXHSDZmStpa1m7u5+PCkCJzsbtk4fVAw0vnIHEc40KfrtXUFYKFZTVBS3+urcY9kI4z6CE1Vewn/jZynBZMz150FrUIwdgpHdJgrQJw+9nAN8wmDX0gDnSnq+ydmefBYkKOBVgHvZ82Qthl7DdkVlm7/Bo5moDwjFuHfgL4/QfiGDHaC4AAAAASUVORK5CYII=";

/** A drawing as a program writes it. */
export interface ProgramDrawing {
  readonly name: string;
  /** The mean colours of six by three fields, as Chromium draws it on white. */
  readonly colours: string;
  readonly source: string;
}

export const PROGRAM_DRAWINGS: readonly ProgramDrawing[] = [
  {
    name: "Inkscape: layers, path effects, stroke markers",
    colours:
      "fdeeee fbdcde fbddde fef4f4 fef2f2 ffffff c2d5f2 81a8e4 c2d5f2 fce8e9 f6b2b5 ffffff c1d5f2 7fa7e3 c1d5f2 ffffff ffffff ffffff",
    source: `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!-- Created with Inkscape --><svg width="60mm" height="30mm" viewBox="0 0 60 30" version="1.1" id="svg5" inkscape:version="1.2.2" sodipodi:docname="a.svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" ${NS} xmlns:svg="http://www.w3.org/2000/svg"><sodipodi:namedview id="n" pagecolor="#ffffff" inkscape:pagecheckerboard="0"/><defs id="d"><inkscape:path-effect effect="fillet_chamfer" id="pe" lpeversion="1"/><marker style="overflow:visible" id="M" refX="0" refY="0" orient="auto" markerWidth="5" markerHeight="5" viewBox="0 0 5 5" preserveAspectRatio="xMidYMid"><path transform="scale(0.5)" style="fill:context-stroke;fill-rule:evenodd;stroke:context-stroke;stroke-width:1pt" d="M 5.77,0 -2.88,5 V -5 Z"/></marker></defs><g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1"><path style="fill:none;stroke:#e61e28;stroke-width:1.5;marker-end:url(#M)" d="M 5,5 45,12" id="p1" sodipodi:nodetypes="cc"/><rect style="fill:#0050c8;stroke-width:0.264583;-inkscape-stroke:none" x="5" y="15" width="20" height="10" ry="2" inkscape:path-effect="#pe" inkscape:original-d="M0 0"/></g></svg>`,
  },
  {
    name: "Inkscape: linear gradients by swatch",
    colours:
      "e61e28 e61e28 ee6269 ffffff fefeff ffffff e61e28 e61e28 ee6269 e1eaf8 7ea7e3 e1eaf8 e61e28 e61e28 ee6269 ffffff fefeff ffffff",
    source: `<svg ${NS} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:osb="http://www.openswatchbook.org/uri/2009/osb" viewBox="0 0 200 100"><defs><linearGradient id="a" inkscape:swatch="solid" osb:paint="solid"><stop style="stop-color:#e61e28;stop-opacity:1;" offset="0"/></linearGradient><linearGradient inkscape:collect="always" id="b"><stop style="stop-color:#0050c8;stop-opacity:1" offset="0"/><stop style="stop-color:#0050c8;stop-opacity:0" offset="1"/></linearGradient><linearGradient inkscape:collect="always" xlink:href="#a" id="c" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1" y2="0"/><radialGradient inkscape:collect="always" xlink:href="#b" id="e" cx="150" cy="50" fx="150" fy="50" r="40" gradientTransform="matrix(1,0,0,0.5,0,25)" gradientUnits="userSpaceOnUse"/></defs><rect style="fill:url(#c)" width="90" height="100"/><ellipse style="fill:url(#e)" cx="150" cy="50" rx="40" ry="20"/></svg>`,
  },
  {
    name: "Inkscape: clones and tiled clones",
    colours:
      "f5a1a5 f6b0b4 fdeff0 f7b9bc ffffff ffffff fce4e5 fad2d4 fef6f6 faced0 ffffff ffffff ffffff f6b0b4 fdeff0 ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100"><g id="g1" transform="translate(-10,0)"><path id="p" style="fill:#e61e28;fill-opacity:1;stroke:none" d="m 20,10 h 20 v 30 h -20 z"/></g><use x="0" y="0" xlink:href="#g1" id="u1" transform="translate(40)" width="100%" height="100%"/><use x="0" y="0" xlink:href="#g1" id="u2" transform="matrix(0.7,0.7,-0.7,0.7,120,0)" width="100%" height="100%"/><use xlink:href="#u1" transform="translate(0,50)" width="100%" height="100%"/></svg>`,
  },
  {
    name: "Inkscape: clip path of text outlines and a blur",
    colours:
      "fbdbdd f5a5a9 fbdbdc fef7f7 f6b0b4 fef7f8 c7afc9 733778 c79e7a cea881 733778 ceb9d0 d6e3f6 99b9e9 d6e3f6 f6f9fd a6c2ec f6f9fd",
    source: `<svg ${NS} viewBox="0 0 200 100"><defs><filter style="color-interpolation-filters:sRGB" id="f" x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="3"/></filter><clipPath clipPathUnits="userSpaceOnUse" id="c"><path d="M20 20h60v60h-60z M120 50a30 30 0 1 0 60 0a30 30 0 1 0-60 0z"/></clipPath></defs><g clip-path="url(#c)"><rect width="200" height="50" fill="#e61e28"/><rect y="50" width="200" height="50" fill="#0050c8"/></g><circle cx="100" cy="50" r="15" style="fill:#ffc800;filter:url(#f)"/></svg>`,
  },
  {
    name: "Inkscape: paint order and units",
    colours:
      "f2f6fc b7b990 c5bf84 c5bf84 bdc5b6 ffffff e7effa ddb81b ffc800 ffc800 c5ba6a ffffff f6f9fd bcc5b6 c5c8ae c5c8ae c6d0ce ffffff",
    source: `<svg ${NS} width="200px" height="100px" viewBox="0 0 52.917 26.458"><path style="paint-order:stroke fill markers;fill:#ffc800;stroke:#0050c8;stroke-width:4;stroke-linejoin:round" d="M10 5h30v15h-30z"/></svg>`,
  },
  {
    name: "CorelDRAW: styles in CDATA and class names",
    colours:
      "df898c d66c6f df898c 82a9e4 4d85d9 82a9e4 d66c6f ffffff d66c6f 4d85d9 0050c8 4d85d9 df898c d66c6f df898c 82a9e4 4d85d9 82a9e4",
    source: `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- Creator: CorelDRAW 2021 --><svg ${NS} xml:space="preserve" width="2in" height="1in" version="1.1" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd; clip-rule:evenodd" viewBox="0 0 2000 1000" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003"><defs><style type="text/css"><![CDATA[ .str0 {stroke:#2B2A29;stroke-width:20;stroke-miterlimit:22.9256} .fil0 {fill:#E31E24} .fil1 {fill:#0050C8;fill-rule:nonzero} ]]></style></defs><g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><path class="fil0 str0" d="M100 100h800v800h-800zM300 300h400v400h-400z"/><path class="fil1" d="M1100 100h800v800h-800zM1300 300h400v400h-400z"/></g></svg>`,
  },
  {
    name: "CorelDRAW: gradient with an id of spaces",
    colours:
      "f5a98f ebc35e a7bac7 d0dff5 83aae4 d0dff5 f1845e e2aa18 819db0 83aae4 aec7ed 83aae4 f5a98f ebc35e a7bac7 d0dff5 83aae4 d0dff5",
    source: `<svg ${NS} viewBox="0 0 2000 1000"><defs><style type="text/css">.fil0{fill:url(#id0)}.fil1 {fill:url(#id1)}</style><linearGradient id="id0" gradientUnits="userSpaceOnUse" x1="100" y1="500" x2="900" y2="500"><stop offset="0" style="stop-opacity:1; stop-color:#E31E24"/><stop offset="0.501961" style="stop-opacity:1; stop-color:#FFC800"/><stop offset="1" style="stop-opacity:1; stop-color:#0050C8"/></linearGradient><radialGradient id="id1" gradientUnits="userSpaceOnUse" gradientTransform="matrix(1 0 0 1 0 0)" cx="1500" cy="500" r="400" fx="1500" fy="500"><stop offset="0" style="stop-color:white"/><stop offset="1" style="stop-color:#0050C8"/></radialGradient></defs><rect class="fil0" x="100" y="100" width="800" height="800"/><circle class="fil1" cx="1500" cy="500" r="400"/></svg>`,
  },
  {
    name: "CorelDRAW: power clip and masks",
    colours:
      "ffffff f8c8c9 ffffff 94b6e8 a6c2ec edf3fb fff7e0 f27d1c fff7e0 6796de 80a8e4 e5edf9 ffeba1 ffd94d ffeba1 94b6e8 a6c2ec edf3fb",
    source: `<svg ${NS} viewBox="0 0 2000 1000"><defs><clipPath id="id0"><path d="M500 100l400 800h-800z"/></clipPath><mask id="id1"><linearGradient id="id2" gradientUnits="userSpaceOnUse" x1="1100" y1="0" x2="1900" y2="0"><stop offset="0" style="stop-opacity:1; stop-color:white"/><stop offset="1" style="stop-opacity:0; stop-color:white"/></linearGradient><rect style="fill:url(#id2)" x="1090" y="90" width="820" height="820"/></mask></defs><g style="clip-path:url(#id0)"><rect fill="#E31E24" x="100" y="100" width="800" height="400"/><rect fill="#FFC800" x="100" y="500" width="800" height="400"/></g><rect style="mask:url(#id1)" fill="#0050C8" x="1100" y="100" width="800" height="800"/></svg>`,
  },
  {
    name: "Affinity: matrices in matrices and serif ids",
    colours:
      "ffffff fef8f8 ffffff 7c9bc9 6b8fc4 ffffff fad6d8 f17f85 ffffff 2960b4 1352b2 fcfcfc f7b9bc f28a8f fffdfd eeeff1 eaebed ffffff",
    source: `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg width="100%" height="100%" viewBox="0 0 200 100" version="1.1" ${NS} xml:space="preserve" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;"><g id="Artboard1" serif:id="Artboard 1" transform="matrix(0.5,0,0,0.5,-20,10)"><rect x="0" y="0" width="440" height="160" style="fill:none;"/><clipPath id="_clip1"><rect x="0" y="0" width="440" height="160"/></clipPath><g clip-path="url(#_clip1)"><g transform="matrix(1.5,0,0,-1.5,60,150)"><path d="M0,0L80,0L40,80L0,0Z" style="fill:rgb(230,30,40);fill-rule:nonzero;"/></g><g transform="matrix(2,0.5,-0.5,2,250,-40)"><circle cx="40" cy="40" r="30" style="fill:rgb(0,80,200);stroke:black;stroke-width:4px;"/></g></g></g></svg>`,
  },
  {
    name: "Affinity: gradient on a stroke, dashes",
    colours:
      "ffffff fce5df f8b38f fac48b fef1dc ffffff fbdddd f59d91 fffcfb fffdfb fdd683 fff5d8 f2b8bd f3f5fa f3f7fc f3f7fc f3f6fa fcebb2",
    source: `<svg ${NS} viewBox="0 0 200 100" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linecap:round;stroke-linejoin:round;stroke-miterlimit:1.5;"><path d="M20,80C60,0 140,0 180,80" style="fill:none;stroke:url(#_L1);stroke-width:16px;"/><path d="M20,92L180,92" style="fill:none;stroke:rgb(0,80,200);stroke-width:4px;stroke-dasharray:0,8,0,0;"/><defs><linearGradient id="_L1" x1="0" y1="0" x2="1" y2="0" gradientUnits="userSpaceOnUse" gradientTransform="matrix(160,0,0,60,20,50)"><stop offset="0" style="stop-color:rgb(230,30,40);stop-opacity:1"/><stop offset="1" style="stop-color:rgb(255,200,0);stop-opacity:1"/></linearGradient></defs></svg>`,
  },
  {
    name: "Affinity: picture by use",
    colours:
      "ffffff fffbfb fde9ea ffffff ffffff ffffff ffffff fad2d4 e62029 4f85d7 f7fafd ffffff ffffff fffbfb fde9ea ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100"><g transform="matrix(2,0,0,2,60,30)"><use xlink:href="#_I" x="0" y="0" width="40px" height="20px"/></g><defs><image id="_I" width="40px" height="20px" xlink:href="${PICTURE}"/></defs></svg>`,
  },
  {
    name: "Affinity: blending and opacity",
    colours:
      "ffc800 ffc800 c2a700 8c9a5d ecf2fb ffffff ffc800 ffc800 647500 4c7356 acc6ed ffffff ffc800 ffc800 c2a700 8c9a5d ecf2fb ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100"><rect width="120" height="100" style="fill:rgb(255,200,0);"/><g style="mix-blend-mode:multiply;"><circle cx="110" cy="50" r="40" style="fill:rgb(0,80,200);fill-opacity:0.7;"/></g></svg>`,
  },
  {
    name: "Illustrator: st classes, switch and foreign object",
    colours:
      "f39196 ee6269 f8c2c5 ffffff ffffff ffffff ee6269 e7262f fbdcde e4edf9 e4edf9 f2f6fc f8c2c5 fbdcde ffffff ffffff ffffff ffffff",
    source: `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In --><svg version="1.1" id="Layer_1" ${NS} x="0px" y="0px" viewBox="0 0 200 100" style="enable-background:new 0 0 200 100;" xml:space="preserve"><style type="text/css">.st0{fill:#E61E28;}.st1{clip-path:url(#SVGID_2_);}.st2{fill:none;stroke:#0050C8;stroke-width:8;stroke-linecap:round;stroke-miterlimit:10;stroke-dasharray:1,16;}</style><g><defs><rect id="SVGID_1_" x="10" y="10" width="80" height="80"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath><g class="st1"><circle class="st0" cx="20" cy="20" r="60"/></g></g><line class="st2" x1="110" y1="50" x2="190" y2="50"/></svg>`,
  },
  {
    name: "Illustrator: radial gradient with focus and matrix",
    colours:
      "fce2db f69547 f8b271 82a3d5 4d72ab 8296b3 f7a989 fcba23 fcc245 4b5f91 002864 4d5f7a fce2db f69547 f8b271 8295b2 4d5f7a 828890",
    source: `<svg ${NS} viewBox="0 0 200 100"><radialGradient id="a_1_" cx="-20" cy="40" r="50" fx="-35" gradientTransform="matrix(-1 0 0 1 40 10)" gradientUnits="userSpaceOnUse"><stop offset="0" style="stop-color:#FFFFFF"/><stop offset="0.4" style="stop-color:#FFC800"/><stop offset="1" style="stop-color:#E61E28"/></radialGradient><circle fill="url(#a_1_)" cx="60" cy="50" r="45"/><linearGradient id="b_2_" gradientUnits="userSpaceOnUse" x1="110" y1="-10" x2="190" y2="-90" gradientTransform="matrix(1 0 0 -1 0 0)"><stop offset="0" stop-color="#0050C8"/><stop offset="1" stop-color="#000"/></linearGradient><path fill="url(#b_2_)" d="M110 10h80v80h-80z"/></svg>`,
  },
  {
    name: "Illustrator: opacity mask with its filter",
    colours:
      "f4989c f1858a f5a2a6 f8bfc2 fbdcde fef8f8 ef6c72 ec5058 f07a80 f5a3a7 f9cdcf fef5f5 f4989c f1858a f5a2a6 f8bfc2 fbdcde fef8f8",
    source: `<svg ${NS} viewBox="0 0 200 100"><defs><filter id="Adobe_OpacityMaskFilter" filterUnits="userSpaceOnUse" x="10" y="10" width="180" height="80"><feColorMatrix type="matrix" values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 1 0"/></filter></defs><mask maskUnits="userSpaceOnUse" x="10" y="10" width="180" height="80" id="m_1_"><g style="filter:url(#Adobe_OpacityMaskFilter);"><linearGradient id="g_2_" gradientUnits="userSpaceOnUse" x1="10" y1="50" x2="190" y2="50"><stop offset="0" style="stop-color:#FFFFFF"/><stop offset="1" style="stop-color:#000000"/></linearGradient><rect x="10" y="10" style="fill:url(#g_2_);" width="180" height="80"/></g></mask><rect x="10" y="10" style="mask:url(#m_1_);fill:#E61E28;" width="180" height="80"/></svg>`,
  },
  {
    name: "Illustrator: pattern swatch",
    colours:
      "fac589 fab954 f9ae56 f9ae56 fab954 fac589 fab954 fbaa07 f99d0a f99d0a fbaa07 fab954 fbc689 fab954 f9ae56 f9ae56 fab954 fbc689",
    source: `<svg ${NS} viewBox="0 0 200 100"><pattern x="0" y="0" width="20" height="20" patternUnits="userSpaceOnUse" id="New_Pattern" viewBox="0 -20 20 20" style="overflow:visible;"><g><rect y="-20" style="fill:#FFC800;" width="20" height="20"/><circle style="fill:#E61E28;" cx="10" cy="-10" r="6"/></g></pattern><rect x="10" y="10" style="fill:url(#New_Pattern);" width="180" height="80"/></svg>`,
  },
  {
    name: "Illustrator: symbols and isolation",
    colours:
      "ffffff fcfdfe ffffff d4e1f5 b8ceef fcfdfe fcfdfe 5b8fdc fcfdfe a1beea c6d8f2 dae6f7 ffffff fcfdfe ffffff d4e1f5 b8ceef fcfdfe",
    source: `<svg ${NS} viewBox="0 0 200 100"><symbol id="New_Symbol" viewBox="-20 -20 40 40"><circle r="18" fill="#0050C8"/><path d="M-8-8h16v16h-16z" fill="#fff"/></symbol><g style="isolation:isolate"><use xlink:href="#New_Symbol" width="40" height="40" x="-20" y="-20" transform="matrix(1 0 0 -1 50 50)" style="overflow:visible;"/><use xlink:href="#New_Symbol" width="40" height="40" id="XMLID_1_" x="-20" y="-20" transform="matrix(1.4142 1.4142 1.4142 -1.4142 140 50)" style="overflow:visible;opacity:.6"/></g></svg>`,
  },
  {
    name: "Illustrator 2024: data names and cls",
    colours:
      "e61e28 d82132 a65c85 b3cbef b3cbef e0eaf8 e61e28 c42540 394ea5 3d76cb 407cd6 b3cbef e61e28 d82132 8f5271 99abc6 b3cbef e0eaf8",
    source: `<svg id="Layer_1" data-name="Layer 1" ${NS} width="200" height="100" viewBox="0 0 200 100"><defs><style>.cls-1, .cls-2 { stroke-width: 0px; } .cls-1 { fill: #e61e28; } .cls-2 { fill: #0050c8; opacity: .75; } .cls-3 { fill: none; stroke: #000; stroke-miterlimit: 10; stroke-width: 6px; }</style></defs><rect class="cls-1" width="90" height="100"/><path class="cls-2" d="m60,20h120v60H60Z"/><polyline class="cls-3" points="70 90 100 60 130 90"/></svg>`,
  },
  {
    name: "Figma: shadow filter and clip",
    colours:
      "fbe0e2 f4a4a8 f7c5c8 b8cef0 99b9e9 d6e3f6 f2a3a7 e61e28 ea6067 86ace5 dae6f7 99b9e9 fbf7f7 f4e0e1 f8eeee b8cef0 99b9e9 d6e3f6",
    source: `<svg width="200" height="100" viewBox="0 0 200 100" fill="none" ${NS}><g clip-path="url(#clip0_1_2)"><g filter="url(#filter0_d_1_2)"><rect x="20" y="20" width="70" height="50" rx="12" fill="#E61E28"/></g><path fill-rule="evenodd" clip-rule="evenodd" d="M110 20H180V80H110V20ZM125 35V65H165V35H125Z" fill="#0050C8"/></g><defs><filter id="filter0_d_1_2" x="10" y="14" width="90" height="70" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="5"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow_1_2"/><feBlend mode="normal" in="SourceGraphic" in2="effect1_dropShadow_1_2" result="shape"/></filter><clipPath id="clip0_1_2"><rect width="200" height="100" fill="white"/></clipPath></defs></svg>`,
  },
  {
    name: "Figma: picture fill by pattern",
    colours:
      "fad1d3 ee6269 ee646b d2def3 a5c1ec feffff f5a5a9 e61e28 e6212b 4a7fd5 0150c8 e3ebf9 fad1d3 ee6269 ee646b d2def3 a6c2ec feffff",
    source: `<svg width="200" height="100" viewBox="0 0 200 100" fill="none" ${NS}><rect x="20" y="10" width="160" height="80" rx="20" fill="url(#pattern0)"/><defs><pattern id="pattern0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0_1_2" transform="scale(0.025 0.05)"/></pattern><image id="image0_1_2" width="40" height="20" preserveAspectRatio="none" xlink:href="${PICTURE}"/></defs></svg>`,
  },
  {
    name: "Figma: angular strokes inside masks",
    colours:
      "c7d6e9 b3b589 b3b589 b3b589 b3b589 c7d6e9 b3c5d5 ffc800 ffc800 ffc800 ffc800 b3c5d5 c7d6e9 b3b589 b3b589 b3b589 b3b589 c7d6e9",
    source: `<svg width="200" height="100" viewBox="0 0 200 100" fill="none" ${NS}><mask id="path-1-inside-1_1_2" fill="white"><rect x="20" y="10" width="160" height="80" rx="10"/></mask><rect x="20" y="10" width="160" height="80" rx="10" fill="#FFC800" stroke="#0050C8" stroke-width="20" mask="url(#path-1-inside-1_1_2)"/></svg>`,
  },
  {
    name: "Figma: linear gradient and plus lighter",
    colours:
      "ef612a ef612b f27d58 f27d58 ef612b ef612a ebbd3b ecc148 f3d789 f3d789 ecc148 ebbd3b 5e808f 5f808f 7997ac 7997ac 5f808f 5e808f",
    source: `<svg width="200" height="100" viewBox="0 0 200 100" fill="none" ${NS}><path d="M0 0H200V100H0V0Z" fill="url(#paint0_linear)"/><circle opacity="0.4" cx="100" cy="50" r="40" fill="white"/><defs><linearGradient id="paint0_linear" x1="100" y1="0" x2="100" y2="100" gradientUnits="userSpaceOnUse"><stop stop-color="#E61E28"/><stop offset="0.5" stop-color="#FFC800" stop-opacity="0.8"/><stop offset="1" stop-color="#0050C8"/></linearGradient></defs></svg>`,
  },
  {
    name: "Figma: radial gradient turned",
    colours:
      "0050c8 3f6e96 77886b 2762a9 0050c8 0050c8 0050c8 1a5cb3 a09b4a a09b4a 1a5cb3 0050c8 0050c8 0050c8 2762a9 77886b 3f6e96 0050c8",
    source: `<svg width="200" height="100" viewBox="0 0 200 100" fill="none" ${NS}><rect width="200" height="100" fill="url(#paint0_radial)"/><defs><radialGradient id="paint0_radial" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" gradientTransform="translate(100 50) rotate(45) scale(90 40)"><stop stop-color="#FFC800"/><stop offset="1" stop-color="#0050C8"/></radialGradient></defs></svg>`,
  },
  {
    name: "Figma: inner shadow in display P3",
    colours:
      "fed6d9 fd99a1 feb8bd bcd1f3 c2d5f4 cedef6 fd99a1 fb0014 fc4d5b c2d5f4 ffffff c2d5f4 fed6d9 fd99a1 feb8bd bcd1f3 c2d5f4 cedef6",
    source: `<svg width="200" height="100" viewBox="0 0 200 100" fill="none" ${NS}><rect x="20" y="20" width="70" height="60" fill="#E61E28" style="fill:#E61E28;fill:color(display-p3 0.9020 0.1176 0.1569);fill-opacity:1;"/><rect x="110" y="20" width="70" height="60" stroke="#0050C8" style="stroke:#0050C8;stroke:color(display-p3 0.0000 0.3137 0.7843);stroke-opacity:1;" stroke-width="8"/></svg>`,
  },
  {
    name: "Canva: clip of each part and transforms",
    colours:
      "fefafb f28e93 fdedee ebf1fb c2d5f2 ffffff f28e93 e61e28 ed6168 d6e3f6 85abe5 ffffff fdedee f07c82 fad6d8 ffffff ffffff ffffff",
    source: `<svg ${NS} width="200" zoomAndPan="magnify" viewBox="0 0 150 75" height="100" preserveAspectRatio="xMidYMid meet" version="1.0"><defs><g/><clipPath id="0a1"><path d="M 10 10 L 70 10 L 70 65 L 10 65 Z M 10 10 " clip-rule="nonzero"/></clipPath></defs><rect x="-15" width="180" fill="#ffffff" y="-7.5" height="90" fill-opacity="1"/><g clip-path="url(#0a1)"><path fill="#e61e28" d="M 40 5 L 75 40 L 40 75 L 5 40 Z M 40 5 " fill-opacity="1" fill-rule="nonzero"/></g><g fill="#0050c8" fill-opacity="1"><g transform="translate(90 50)"><g><path d="M 5 -5 L 25 -5 L 25 -35 L 5 -35 Z M 5 -5 "/></g></g></g></svg>`,
  },
  {
    name: "Canva: picture with a mask of luminance",
    colours:
      "fbdee0 f6aeb1 f6afb2 e7edf9 d0dff5 ffffff fad2d4 f28e93 f29094 a4bfea 7fa7e3 f1f5fc fbe0e2 f6b2b6 f6b3b7 eaeff9 d4e2f6 ffffff",
    source: `<svg ${NS} width="200" viewBox="0 0 150 75" height="100" version="1.0"><defs><filter x="0%" y="0%" width="100%" xlink:type="simple" xlink:actuate="onLoad" height="100%" id="f1" xlink:show="other"><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0" color-interpolation-filters="sRGB"/></filter><mask id="m1"><g filter="url(#f1)"><rect x="-15" width="180" fill="#000000" y="-7.5" height="90" fill-opacity="0.5"/></g></mask><image x="0" y="0" width="40" xlink:href="${PICTURE}" id="i1" height="20" preserveAspectRatio="xMidYMid meet"/></defs><g mask="url(#m1)"><g transform="matrix(3,0,0,3,15,7)"><use xlink:href="#i1"/></g></g></svg>`,
  },
  {
    name: "Boxy: data-bx attributes",
    colours:
      "fee9b9 fcc751 fcc751 ffffff eef1f6 ffffff fac7a1 f37314 f37314 e5eaf2 306cc5 e8edf4 f9c7c1 f07364 f07364 f4f6f9 dde4ef ffffff",
    source: `<?xml version="1.0" encoding="utf-8"?><svg viewBox="0 0 200 100" ${NS} xmlns:bx="https://boxy-svg.com"><defs><linearGradient gradientUnits="userSpaceOnUse" x1="60" y1="10" x2="60" y2="90" id="gradient-0" spreadMethod="pad" gradientTransform="matrix(1, 0, 0, 1, 0, 0)"><stop offset="0" style="stop-color: rgb(100% 78.4% 0%)"/><stop offset="1" style="stop-color: rgb(90.2% 11.8% 15.7%)"/></linearGradient><bx:grid x="0" y="0" width="10" height="10"/></defs><path d="M 20 10 H 100 V 90 H 20 Z" bx:shape="rect 20 10 80 80 1@abc" style="fill: url(&quot;#gradient-0&quot;);"/><path d="M 150 20 L 158 42 L 182 42 L 162 56 L 170 80 L 150 65 L 130 80 L 138 56 L 118 42 L 142 42 Z" bx:shape="star 150 50 32 32 0.4 5 1@x" style="fill: rgb(0, 80, 200); stroke: rgb(0, 0, 0); transform-box: fill-box; transform-origin: 50% 50%;" transform="matrix(0.965926, 0.258819, -0.258819, 0.965926, 0, 0)"/></svg>`,
  },
  {
    name: "Sketch: page groups and masks",
    colours:
      "82a9e4 bca584 fccd87 ffffff e9e9e9 ffffff 4d85d9 ad5c49 f48e5e d8d8d8 9e9e9e d8d8d8 82a9e4 6382c9 c0a0b8 ebebeb ffffff ebebeb",
    source: `<svg width="200px" height="100px" viewBox="0 0 200 100" version="1.1" ${NS}><!-- Generator: Sketch 97 --><title>Logo</title><defs><path d="M10,10 L90,10 L90,90 L10,90 Z" id="path-1"></path><linearGradient x1="50%" y1="0%" x2="50%" y2="100%" id="linearGradient-3"><stop stop-color="#FFC800" offset="0%"></stop><stop stop-color="#E61E28" offset="100%"></stop></linearGradient></defs><g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd"><g id="Group"><mask id="mask-2" fill="white"><use xlink:href="#path-1"></use></mask><use id="Mask" fill="#0050C8" xlink:href="#path-1"></use><circle id="Oval" fill="url(#linearGradient-3)" mask="url(#mask-2)" cx="80" cy="40" r="40"></circle></g><polyline id="Path" stroke="#111111" stroke-width="10" stroke-linecap="square" points="120 70 150 30 180 70"></polyline></g></svg>`,
  },
  {
    name: "Sketch: shadow as its own use",
    colours:
      "fefdf7 ffe999 ffe999 feeba5 ffffff ffffff fbf5e2 ffc800 ffc800 fbca16 fefefe ffffff fdfdfd f0ead7 efead6 f1eddd ffffff ffffff",
    source: `<svg width="200px" height="100px" viewBox="0 0 200 100" ${NS}><defs><rect id="path-1" x="30" y="20" width="100" height="50" rx="8"></rect><filter x="-10%" y="-20%" width="120%" height="140%" filterUnits="objectBoundingBox" id="filter-2"><feOffset dx="0" dy="4" in="SourceAlpha" result="shadowOffsetOuter1"></feOffset><feGaussianBlur stdDeviation="3" in="shadowOffsetOuter1" result="shadowBlurOuter1"></feGaussianBlur><feColorMatrix values="0 0 0 0 0   0 0 0 0 0   0 0 0 0 0  0 0 0 0.5 0" type="matrix" in="shadowBlurOuter1"></feColorMatrix></filter></defs><g fill="none" fill-rule="evenodd"><use fill="black" fill-opacity="1" filter="url(#filter-2)" xlink:href="#path-1"></use><use fill="#FFC800" xlink:href="#path-1"></use></g></svg>`,
  },
  {
    name: "draw.io: half pixels, light-dark and host",
    colours:
      "fdf7e2 fef4d8 fdf6e2 f8f8f8 f7f7f7 f8f8f8 fef4d8 fff2cc fbf2d5 ededed ffffff f5f5f5 fefdf9 fefcf6 fefdf9 ffffff f8f8f8 ffffff",
    source: `<svg host="65bd71144e" ${NS} version="1.1" width="201px" height="101px" viewBox="-0.5 -0.5 201 101" content="&lt;mxfile/&gt;" style="background-color: transparent; color-scheme: light dark;"><defs/><g><g data-cell-id="0"><rect x="10" y="10" width="80" height="60" rx="9" ry="9" fill="#fff2cc" stroke="#d6b656" pointer-events="all" style="fill: light-dark(rgb(255, 242, 204), rgb(40, 29, 0)); stroke: light-dark(rgb(214, 182, 86), rgb(109, 81, 0));"/><ellipse cx="150" cy="40" rx="40" ry="30" fill="rgb(255, 255, 255)" stroke="rgb(0, 0, 0)" pointer-events="all"/><path d="M 90 40 L 103.63 40" fill="none" stroke="rgb(0, 0, 0)" stroke-miterlimit="10" pointer-events="stroke"/><path d="M 108.88 40 L 101.88 43.5 L 103.63 40 L 101.88 36.5 Z" fill="rgb(0, 0, 0)" stroke="rgb(0, 0, 0)" stroke-miterlimit="10" pointer-events="all"/></g></g></svg>`,
  },
  {
    name: "LibreOffice: ooo namespaces, slides and clip",
    colours:
      "c38598 cb5a6b c38598 e0e9f8 a5c1eb c0d4f1 cb5a6b e61e28 cb5a6b ffffff bfd3f1 a5c1eb c38598 cb5a6b c38598 ffffff ffffff e0e9f8",
    source: `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'><svg width="100mm" height="50mm" viewBox="0 0 10000 5000" version="1.1" ${NS} xmlns:ooo="http://xml.openoffice.org/svg/export" xmlns:presentation="http://sun.com/xmlns/staroffice/presentation" stroke-width="28.222" stroke-linejoin="round" xml:space="preserve"><defs class="ClipPathGroup"><clipPath id="presentation_clip_path" clipPathUnits="userSpaceOnUse"><rect x="0" y="0" width="10000" height="5000"/></clipPath></defs><defs class="TextShapeIndex"><g ooo:slide="id1" ooo:id-list="id3"/></defs><g class="SlideGroup"><g id="container-id1"><g id="id1" class="Slide" clip-path="url(#presentation_clip_path)"><g class="Page"><g class="com.sun.star.drawing.CustomShape"><g id="id3"><rect class="BoundingBox" stroke="none" fill="none" x="500" y="500" width="4002" height="4002"/><path fill="rgb(230,30,40)" stroke="none" d="M 2500,4500 L 500,4500 500,500 4500,500 4500,4500 2500,4500 Z"/><path fill="none" stroke="rgb(52,101,164)" stroke-width="300" d="M 2500,4500 L 500,4500 500,500 4500,500 4500,4500 2500,4500 Z"/></g></g><g class="Graphic"><path fill="rgb(0,80,200)" fill-opacity="0.502" d="M 5500,500 L 9500,500 9500,4500 Z"/></g></g></g></g></g></svg>`,
  },
  {
    name: "potrace: points and a flipped group",
    colours:
      "c9c9c9 969696 f3f3f3 fafafa dcdcdc ffffff 818181 7e7e7e c9c9c9 8c8c8c 292929 fcfcfc d4d4d4 9c9c9c f4f4f4 fafafa dbdbdb ffffff",
    source: `<?xml version="1.0" standalone="no"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 20010904//EN" "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd"><svg version="1.0" ${NS} width="200.000000pt" height="100.000000pt" viewBox="0 0 200.000000 100.000000" preserveAspectRatio="xMidYMid meet"><metadata>Created by potrace 1.16</metadata><g transform="translate(0.000000,100.000000) scale(0.100000,-0.100000)" fill="#000000" stroke="none"><path d="M200 800 c-30 -10 -60 -60 -60 -300 0 -250 20 -300 300 -300 290 0 300 30 300 300 0 270 -20 310 -280 310 -130 0 -240 -4 -260 -10z m400 -300 c0 -90 -10 -110 -160 -110 -150 0 -160 20 -160 110 0 90 10 110 160 110 150 0 160 -20 160 -110z"/><path d="M1100 500 l300 -300 300 300 -300 300z"/></g></svg>`,
  },
  {
    name: "Vectornator: vectornator namespace",
    colours:
      "fefafa f6b1b4 facfd1 dce7f7 f8fafe ffffff f6b1b5 e61e28 e72a34 f8fafe a4c1eb f8fafe fefafa f6b1b4 facfd1 ffffff f8fafe dce7f7",
    source: `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!-- Created with Vectornator (http://vectornator.io/) --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg height="100.0px" stroke-miterlimit="10" style="fill-rule:nonzero;clip-rule:evenodd;stroke-linecap:round;stroke-linejoin:round;" version="1.1" viewBox="0 0 200 100" width="200.0px" xml:space="preserve" ${NS} xmlns:vectornator="http://vectornator.io"><defs/><clipPath id="ArtboardFrame"><rect height="100" width="200" x="0" y="0"/></clipPath><g clip-path="url(#ArtboardFrame)" id="Layer-1" vectornator:layerName="Layer 1"><path d="M20 50C20 30 40 20 60 20C80 20 100 30 100 50C100 70 80 80 60 80C40 80 20 70 20 50Z" fill="#e61e28" fill-rule="nonzero" opacity="1" stroke="none"/><path d="M120 20L180 80" fill="none" opacity="0.8" stroke="#0050c8" stroke-linecap="butt" stroke-linejoin="miter" stroke-width="12" vectornator:layerName="Line"/></g></svg>`,
  },
  {
    name: "Word: clip of the page and a group in EMU",
    colours:
      "fbdfde facab4 fee9c4 d3ddeb a6bbdc ffffff f6aeab f27b44 fcc76a 4b7dc9 014fc5 e4e7ec fbdfde facab4 fee9c4 d3ddeb a6bbdc ffffff",
    source: `<svg width="200" height="100" ${NS} xml:space="preserve" overflow="hidden"><defs><clipPath id="clip0"><rect x="500" y="300" width="200" height="100"/></clipPath><linearGradient x1="520" y1="350" x2="600" y2="350" gradientUnits="userSpaceOnUse" spreadMethod="pad" id="fill1"><stop offset="0" stop-color="#E61E28"/><stop offset="1" stop-color="#FFC800" stop-opacity="0.5"/></linearGradient></defs><g clip-path="url(#clip0)" transform="translate(-500 -300)"><rect x="520" y="320" width="80" height="60" fill="url(#fill1)"/><path d="M610 350C610 333 623 320 640 320 657 320 670 333 670 350 670 367 657 380 640 380 623 380 610 367 610 350Z" stroke="#172C51" stroke-width="4" stroke-miterlimit="8" fill="#0050C8" fill-rule="evenodd"/></g></svg>`,
  },
  {
    name: "PowerPoint: picture with a clip and matrix",
    colours:
      "f8c0c3 ee6269 ee646b d3def3 a6c2ec feffff f5a5a9 e61e28 e6212b 4a80d5 0150c8 e2ebf9 f8c0c3 ee6269 ee646b d2def3 a5c1ec fefeff",
    source: `<svg width="200" height="100" ${NS} xml:space="preserve" overflow="hidden"><defs><clipPath id="clip1"><rect x="0" y="0" width="40" height="20"/></clipPath><image width="40" height="20" xlink:href="${PICTURE}" preserveAspectRatio="none" id="img0"></image></defs><g clip-path="url(#clip1)" transform="matrix(4 0 0 4 20 10)"><use width="100%" height="100%" xlink:href="#img0"></use></g></svg>`,
  },
  {
    name: "Visio: v namespace and tall styles",
    colours:
      "e5eff8 bed7ee d2e3f3 ffffff fdebeb ffffff bed7ee 5b9bd5 8cb9e1 fad5d7 ea434b fefafa e5eff8 bdd7ee d1e3f3 f9cacd f5a4a8 fce5e7",
    source: `<?xml version="1.0" encoding="UTF-8" standalone="no"?><svg ${NS} xmlns:ev="http://www.w3.org/2001/xml-events" xmlns:v="http://schemas.microsoft.com/visio/2003/SVGExtensions/" width="2.77778in" height="1.38889in" viewBox="0 0 200 100" xml:space="preserve" color-interpolation-filters="sRGB" class="st3"><v:documentProperties v:langID="1033" v:metric="true" v:viewMarkup="false"/><style type="text/css"><![CDATA[ .st1 {fill:#5b9bd5;stroke:#c8c8c8;stroke-width:0.25} .st2 {fill:#e61e28;stroke:none;stroke-linecap:butt} .st3 {fill:none;fill-rule:evenodd;font-size:12px;overflow:visible;stroke-linecap:square;stroke-miterlimit:3} ]]></style><g v:mID="0" v:index="1" v:groupContext="foregroundPage"><title>Page-1</title><g id="shape1-1" v:mID="1" v:groupContext="shape" transform="translate(20,-20)"><rect x="0" y="40" width="70" height="60" class="st1"/></g><g transform="translate(110,-20)"><path d="M0 100 L70 100 L35 40 L0 100 Z" class="st2"/></g></g></svg>`,
  },
  {
    name: "SVGOMG: minified with merged paths",
    colours:
      "f39398 f0787e a27ba6 5a8edb dfe8f6 eaeaea f0787e ffffff 255fc5 0050c8 5f85be cccccc f39398 f0787e a27ba6 5a8edb d3dcea f0f0f0",
    source: `<svg ${NS} viewBox="0 0 200 100"><path fill="#e61e28" d="M10 10h80v80H10zm20 20v40h40V30z"/><path fill="#0050c8" d="M110.5 10c22.1.1 40 17.9 40 40s-17.9 39.9-40 40a40 40 0 1 1 0-80Z"/><path fill="none" stroke="#111" stroke-width="5" d="m155 80 15-60 15 60m-25-20h20"/></svg>`,
  },
  {
    name: "Adobe XD: transforms and data-name",
    colours:
      "e1e9f2 c1c7ca cfd8e2 ffffff e6e6e6 ffffff c0bfcc f37314 bc9586 dddddd 242424 dddddd e1e6f3 bfb6ce ced0e4 c9c9c9 a0a0a0 c9c9c9",
    source: `<svg ${NS} width="200" height="100" viewBox="0 0 200 100"><defs><clipPath id="clip-Web"><rect width="200" height="100"/></clipPath><linearGradient id="linear-gradient" x1="0.5" x2="0.5" y2="1" gradientUnits="objectBoundingBox"><stop offset="0" stop-color="#ffc800"/><stop offset="1" stop-color="#e61e28"/></linearGradient></defs><g id="Web" clip-path="url(#clip-Web)"><rect width="200" height="100" fill="#fff"/><g id="Rectangle_1" data-name="Rectangle 1" transform="translate(20 20)" stroke="#0050c8" stroke-width="8" fill="url(#linear-gradient)"><rect width="70" height="60" rx="10" stroke="none"/><rect x="4" y="4" width="62" height="52" rx="6" fill="none"/></g><path d="M40,0,80,60H0Z" transform="translate(110 20)" fill="#111"/></g></svg>`,
  },
  {
    name: "Adobe Express: nested drawings",
    colours:
      "ffffff fce3e4 ffffff e4edf9 cadaf4 e4edf9 fdf1f2 e93a43 fdf1f2 cadaf3 c1d5f2 cadaf3 fad5d7 f38f94 fad5d7 e5edf9 cadbf4 e5edf9",
    source: `<svg ${NS} viewBox="0 0 200 100"><svg x="10" y="10" width="80" height="80" viewBox="0 0 24 24" fill="currentColor" color="#e61e28" overflow="visible"><path d="M12 2 2 22h20z"/></svg><svg x="110" y="10" width="80" height="80" viewBox="0 0 24 24"><g fill="none" stroke="#0050c8" stroke-width="2"><circle cx="12" cy="12" r="10"/><path d="m8 12 3 3 5-6"/></g></svg></svg>`,
  },
  {
    name: "Fontello: one glyph turned over",
    colours:
      "9dbcea 739fe1 9dbcea e4ecf9 7da6e3 e4ecf9 4d85d9 0050c8 4d85d9 7da6e3 0050c8 7da6e3 9dbcea 739fe1 9dbcea e4ecf9 7da6e3 e4ecf9",
    source: `<svg ${NS} width="200" height="100" viewBox="0 -850 2000 1000"><g transform="scale(1,-1)"><path d="M100 0h800v700h-800zM1500 350m-350 0a350 350 0 1 1 700 0a350 350 0 1 1 -700 0z" fill="#0050c8"/></g></svg>`,
  },
  {
    name: "Matplotlib: clip, defs and a dash style",
    colours:
      "ffffff ffffff ffffff ffffff fef2f3 fef9f9 ffffff eff1f5 fbeff0 fdf1f1 ffffff ffffff fef6f7 fef6f6 f2f7fb ffffff ffffff ffffff",
    source: `<?xml version="1.0" encoding="utf-8" standalone="no"?><svg ${NS} width="144pt" height="72pt" viewBox="0 0 144 72" version="1.1"><defs><style type="text/css">*{stroke-linejoin: round; stroke-linecap: butt}</style></defs><g id="figure_1"><g id="patch_1"><path d="M 0 72 L 144 72 L 144 0 L 0 0 z" style="fill: #ffffff"/></g><g id="line2d_1"><defs><path id="m1" d="M 0 3 C 0.8 3 1.6 2.7 2.1 2.1 C 2.7 1.6 3 0.8 3 0 C 3 -1.7 1.7 -3 0 -3 C -1.7 -3 -3 -1.7 -3 0 C -3 1.7 -1.7 3 0 3 z" style="stroke: #1f77b4"/></defs><g clip-path="url(#p1)"><use xlink:href="#m1" x="30" y="30" style="fill: #1f77b4; stroke: #1f77b4"/><use xlink:href="#m1" x="60" y="50" style="fill: #1f77b4; stroke: #1f77b4"/></g><path d="M 10 60 L 130 10" clip-path="url(#p1)" style="fill: none; stroke-dasharray: 5.55,2.4; stroke-dashoffset: 0; stroke: #e61e28; stroke-width: 2"/></g></g><defs><clipPath id="p1"><rect x="10" y="5" width="120" height="60"/></clipPath></defs></svg>`,
  },
  {
    name: "QR code programs: shape-rendering",
    colours:
      "a8a8a8 9e9e9e c2c2c2 a8a8a8 969696 c9c9c9 ebebeb d6d6d6 f0f0f0 cccccc e6e6e6 ffffff ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} width="200" height="100" viewBox="0 0 20 10" shape-rendering="crispEdges"><path fill="#ffffff" d="M0 0h20v10H0z"/><path stroke="#000000" d="M1 1.5h7m2 0h1m2 0h6M1 2.5h1m5 0h1m3 0h1m1 0h1M1 3.5h1m1 0h3m1 0h1m2 0h5"/></svg>`,
  },
  {
    name: "Lottie and web: symbols with ids of spaces and a title",
    colours:
      "e61e28 e61e28 ee6269 0050c8 0050c8 0050c8 e61e28 e61e28 ee6269 0050c8 0050c8 0050c8 e61e28 e61e28 ee6269 0050c8 0050c8 0050c8",
    source: `<svg ${NS} viewBox="0 0 200 100" role="img" aria-labelledby="t"><title id="t">A</title><style>@keyframes a{from{opacity:0}}.x{animation:a 1s both paused;fill:#e61e28}.y{transition:all 1s;fill:#0050c8}</style><rect class="y" x="100" width="100" height="100"/><rect class="x" width="90" height="100" style="animation:none"/></svg>`,
  },
  {
    name: "CSS nesting, layers and relative colours",
    colours:
      "f06218 f38146 8cb0e6 8cb0e6 cf8058 c3602e f06218 f38146 8cb0e6 8cb0e6 cf8058 c3602e f06218 f38146 8cb0e6 8cb0e6 cf8058 c3602e",
    source: `<svg ${NS} viewBox="0 0 200 100"><style>@layer a{rect{fill:#000}} :root{--c:#0050c8} .a{fill:color-mix(in srgb, #e61e28 60%, #ffc800)} .b{fill:rgb(from var(--c) r g b / .5)} .c{fill:oklab(60% .1 .1)}</style><rect class="a" width="60" height="100"/><rect class="b" x="70" width="60" height="100"/><rect class="c" x="140" width="60" height="100"/></svg>`,
  },
  {
    name: "markers of every kind",
    colours:
      "ffffff eff1f0 f6f9fd ffffff fefeff f3dfe5 f8fafd e2ebf9 dce7f7 f5f8fd d6e3f6 fefeff f5e0e5 ffffff ffffff e4eaee fefeff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100"><marker id="a" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="4" markerHeight="4" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" fill="#e61e28"/></marker><marker id="b" markerUnits="userSpaceOnUse" refX="4" refY="4" markerWidth="8" markerHeight="8"><circle cx="4" cy="4" r="4" fill="#ffc800"/></marker><polyline points="20,80 60,20 120,80 180,20" fill="none" stroke="#0050c8" stroke-width="4" marker-start="url(#a)" marker-mid="url(#b)" marker-end="url(#a)"/></svg>`,
  },
  {
    name: "reflected and repeated gradients",
    colours:
      "f58211 ef5b1a f69135 8fb2e7 8cb0e6 7da6e3 f58211 ef5b1a f69135 9ebdea 6d9bdf 8aafe6 f58211 ef5b1a f69135 8fb2e7 8cb0e6 7da6e3",
    source: `<svg ${NS} viewBox="0 0 200 100"><linearGradient id="a" x2=".25" spreadMethod="reflect"><stop stop-color="#e61e28"/><stop offset="1" stop-color="#ffc800"/></linearGradient><radialGradient id="b" r=".2" spreadMethod="repeat"><stop stop-color="#fff"/><stop offset="1" stop-color="#0050c8"/></radialGradient><rect width="95" height="100" fill="url(#a)"/><rect x="105" width="95" height="100" fill="url(#b)"/></svg>`,
  },
  {
    name: "uneven scale on a line",
    colours:
      "ffffff eaf1fb cbd6dd cbd6dd eaf1fb ffffff fdfeff 7a8f83 ffc800 ffc800 7a8f84 fdfeff ffffff eef4fb cbd8e3 cbd8e3 eef4fb ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100"><g transform="scale(2 .8)"><circle cx="50" cy="62" r="30" fill="#ffc800" stroke="#0050c8" stroke-width="8"/></g></svg>`,
  },
  {
    name: "clip of a clip with text-like holes",
    colours:
      "fbdbdd ef6f75 f07a80 ee696f f9cdd0 ffffff f28a90 f38f94 ffffff ee6269 f0747a ffffff fbdbdd ef6f75 f07a80 ee696f f9cdd0 ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100"><clipPath id="a"><circle cx="60" cy="50" r="45"/><circle cx="110" cy="50" r="45"/></clipPath><clipPath id="b" clip-path="url(#a)"><path clip-rule="evenodd" d="M10 10h180v80h-180zM50 30h60v40h-60z"/></clipPath><rect width="200" height="100" fill="#e61e28" clip-path="url(#b)"/></svg>`,
  },
];
