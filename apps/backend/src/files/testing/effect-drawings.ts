import type { ProgramDrawing } from "./program-drawings.ts";

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** Drawings with effects, HTML and colours behind them, as programs and web designers write them. */
export const EFFECT_DRAWINGS: readonly ProgramDrawing[] = [
  {
    name: "Figma: HTML that would blur what is behind, in a group with a filter that is not there",
    colours:
      "fdeff0 fad2d4 fad2d4 f3e0e5 a6c2ec f6f9fd fad2d4 f28e93 f28e93 9e7eab 0050c8 a6c2ec fdeff0 fad2d4 fad2d4 f3e0e5 a6c2ec f6f9fd",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><g filter="url(#filter0_b)"><foreignObject x="-5" y="-5" width="210" height="110"><div xmlns="http://www.w3.org/1999/xhtml" style="backdrop-filter:blur(5px);clip-path:url(#bgblur_0_clip_path);height:100%;width:100%"></div></foreignObject><g data-figma-bg-blur-radius="10"><rect x="20" y="20" width="100" height="60" rx="10" fill="#e61e28" fill-opacity="0.5"/></g></g><circle cx="150" cy="50" r="30" fill="#0050c8"/><defs><clipPath id="bgblur_0_clip_path" transform="translate(5 5)"><rect x="20" y="20" width="100" height="60" rx="10"/></clipPath></defs></svg>`,
  },
  {
    name: "Figma: HTML that would blur what is behind",
    colours:
      "14a03c 54ba71 ffffff ffffff ffffff ffffff 14a03c 6dc486 ffffff ffffff ffffff ffffff 14a03c 54ba71 ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect width="60" height="100" fill="#14a03c"/><foreignObject x="0" y="0" width="200" height="100"><div xmlns="http://www.w3.org/1999/xhtml" style="backdrop-filter:blur(12px);clip-path:url(#bgblur_0_1_2_clip_path);height:100%;width:100%"></div></foreignObject><path data-figma-bg-blur-radius="24" d="M40 20H160V80H40z" fill="white" fill-opacity="0.3"/><defs><clipPath id="bgblur_0_1_2_clip_path" transform="translate(0 0)"><path d="M40 20H160V80H40z"/></clipPath></defs></svg>`,
  },
  {
    name: "Figma: a gradient around a point",
    colours:
      "ffffff fefefe 889cd4 889cd4 fefefe ffffff ffffff e8dee9 733778 733778 e8dee9 ffffff ffffff fefdfe df8a98 df8a98 fefdfe ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><g clip-path="url(#p)" data-figma-skip-parse="true"><g transform="matrix(0 0.05 -0.05 0 100 50)"><foreignObject x="-1000" y="-1000" width="2000" height="2000"><div xmlns="http://www.w3.org/1999/xhtml" style="background:conic-gradient(from 90deg,rgba(230,30,40,1) 0deg,rgba(0,80,200,1) 180deg,rgba(230,30,40,1) 360deg);height:100%;width:100%;opacity:1"></div></foreignObject></g></g><circle cx="100" cy="50" r="40" fill="none" data-figma-gradient-fill="{&#34;type&#34;:&#34;GRADIENT_ANGULAR&#34;}"/><defs><clipPath id="p"><circle cx="100" cy="50" r="40"/></clipPath></defs></svg>`,
  },
  {
    name: "a gradient around a point that is seen through",
    colours:
      "14a03c 43b363 fdeaeb fffeec fffff7 ffffff 14a03c 4f9c54 f7b6b9 fbdb7f ffffcb ffffff 14a03c 45ad5e f7b9bc f2868b fffffd ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect width="60" height="100" fill="#14a03c"/><g transform="translate(100 50) rotate(30)"><foreignObject x="-40" y="-40" width="80" height="80"><div xmlns="http://www.w3.org/1999/xhtml" style="background:conic-gradient(from 90deg,rgba(230,30,40,1) 0deg,rgba(0,80,200,0) 70%, yellow);height:100%;width:100%;opacity:.8"></div></foreignObject></g></svg>`,
  },
  {
    name: "a gradient behind the drawing",
    colours:
      "e82c25 ec491e be5f3d c17837 f99e0a fdba03 e82c25 ec481e 2451ae 2559ac f99e0a fdba03 e82c25 ec491e be5f3d c17837 f99e0a fdba03",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100" style="background:linear-gradient(90deg,#e61e28,#ffc800)"><circle cx="100" cy="50" r="30" fill="#0050c8"/></svg>`,
  },
  {
    name: "a gradient to a corner behind the drawing, of several opacities",
    colours:
      "e61f28 e82b25 ba4443 bf683b f89b0b fabc10 ed4b1d f37314 2559ac 2561ae f4cc36 e8d16e f89b0b fabc10 bfb25a b5b78c dcd6a8 d1dada",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100" style="background:linear-gradient(to bottom right,#e61e28 20%,#ffc800,rgba(0,80,200,.2) 90%)"><circle cx="100" cy="50" r="30" fill="#0050c8"/></svg>`,
  },
  {
    name: "a gradient with lengths and an edge behind the drawing",
    colours:
      "20a239 98b61a c4ae2b 929556 0854c2 0050c8 98b61a fac701 2662aa 0050c8 0050c8 0050c8 fac701 b6a639 0854c2 0050c8 0050c8 0050c8",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100" style="background:#14a03c linear-gradient(135deg,transparent 30px,#ffc800 60px 100px,#0050c8 100px)"><circle cx="100" cy="50" r="30" fill="#0050c8"/></svg>`,
  },
  {
    name: "an ellipse of colours around a point behind the drawing",
    colours:
      "f26d15 f06018 c27e35 c7a830 f5c927 e9ca57 f58210 f37913 2558ac 2562ad f3c92e e8ca5c f2c933 f3c931 bcb060 b7b073 e3ca70 dacb94",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100" style="background-image:radial-gradient(ellipse at 20% 30%,#e61e28,#ffc800 40%,transparent);background-color:#ccc"><circle cx="100" cy="50" r="30" fill="#0050c8"/></svg>`,
  },
  {
    name: "a circle of colours to the closest side behind the drawing",
    colours:
      "ffc501 f7910d c69730 c9af2a ffc800 ffc800 fec002 f16a16 2453ae 2662aa ffc800 ffc800 ffc800 fec002 c9ac2b c9af2a ffc800 ffc800",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100" style="background:radial-gradient(circle closest-side at 60px 40px,#e61e28,#ffc800)"><circle cx="100" cy="50" r="30" fill="#0050c8"/></svg>`,
  },
  {
    name: "a gradient around the middle behind the drawing",
    colours:
      "f6890f f47e11 be5e3d b83746 e82a25 e93423 f99d0a f99d0a 255cac 234faf ec481e ec481e fcb205 fdbc03 c7a02d c27937 f16817 ef5d19",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100" style="background:conic-gradient(from 45deg,#e61e28,#ffc800,#e61e28)"><circle cx="100" cy="50" r="30" fill="#0050c8"/></svg>`,
  },
  {
    name: "two gradients over each other behind the drawing",
    colours:
      "8b5946 aa655f 99677f 99677f aa655f 8b5946 675c76 8a6a93 1755c2 1755c2 8a6a93 675c76 36599b 5565b5 4f67c9 4f67c9 5565b5 36599b",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100" style="background:linear-gradient(rgba(255,0,0,.5),rgba(0,0,255,.5)),radial-gradient(circle,#fff,#14a03c)"><circle cx="100" cy="50" r="30" fill="#0050c8"/></svg>`,
  },
  {
    name: "a colour of a wide space behind the drawing",
    colours:
      "64d1d7 64d1d7 4fb6d4 4fb6d4 64d1d7 64d1d7 64d1d7 64d1d7 0f63ca 0f63ca 64d1d7 64d1d7 64d1d7 64d1d7 4fb6d4 4fb6d4 64d1d7 64d1d7",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100" style="background:oklch(0.8 .1 200)"><circle cx="100" cy="50" r="30" fill="#0050c8"/></svg>`,
  },
  {
    name: "a gradient behind the drawing, in pixels of a large view",
    colours:
      "e61e28 e72526 bc5340 c38534 fec102 ffc800 e61e28 e72526 234daf 255dab fec102 ffc800 e61e28 e72526 bc5340 c38534 fec102 ffc800",
    source: `<svg ${NS} viewBox="0 0 20 10" width="200" height="100" style="background:linear-gradient(90deg,#e61e28 50px,#ffc800 150px)"><circle cx="10" cy="5" r="3" fill="#0050c8"/></svg>`,
  },
  {
    name: "a shadow in a mixed colour",
    colours:
      "ffffff f7b7ba f5a5a9 f5a5a9 fceced ffffff ffffff e0566b cc183f cc183f ca89bc ffffff ffffff ecdff2 d9bfe6 d9bfe6 ecdff2 ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="40" y="20" width="100" height="40" fill="#e61e28" style="filter:drop-shadow(10px 15px 3px color-mix(in srgb, red 40%, blue))" color="#14a03c"/></svg>`,
  },
  {
    name: "a shadow in a colour of Oklab",
    colours:
      "ffffff f7b7ba f5a5a9 f5a5a9 fceded ffffff ffffff d66561 b8382a b8382a a9bc9c ffffff ffffff dff3e6 bfe7cc bfe7cc dff3e6 ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="40" y="20" width="100" height="40" fill="#e61e28" style="filter:drop-shadow(10px 15px 3px oklch(0.6 0.2 150))" color="#14a03c"/></svg>`,
  },
  {
    name: "a shadow in a colour of Lab",
    colours:
      "ffffff f7b7ba f5a5a9 f5a5a9 fcecee ffffff ffffff e45f72 d42b4d d42b4d d6a7d2 ffffff ffffff f1ebfb e2d7f7 e2d7f7 f1ebfb ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="40" y="20" width="100" height="40" fill="#e61e28" style="filter:drop-shadow(10px 15px 3px lab(50 40 -60))" color="#14a03c"/></svg>`,
  },
  {
    name: "a shadow in a colour of a wide screen",
    colours:
      "ffffff f7b7ba f5a5a9 f5a5a9 fceded ffffff ffffff d6655f b83725 b83725 a9bb94 ffffff ffffff dff3e2 bfe6c6 bfe6c6 dff3e2 ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="40" y="20" width="100" height="40" fill="#e61e28" style="filter:drop-shadow(10px 15px 3px color(display-p3 0.1 0.6 0.2))" color="#14a03c"/></svg>`,
  },
  {
    name: "a shadow in a colour of LCh",
    colours:
      "ffffff f7b7ba f5a5a9 f5a5a9 fceded ffffff ffffff d6646b b8343e b8343e a9b7bc ffffff ffffff dff1f2 bfe3e5 bfe3e5 dff1f2 ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="40" y="20" width="100" height="40" fill="#e61e28" style="filter:drop-shadow(10px 15px 3px lch(50% 60 200))" color="#14a03c"/></svg>`,
  },
  {
    name: "two shadows and more colour",
    colours:
      "ffffff fda8af fd959b fd959b fde7ea ffffff ffffff ed4451 e00d1c e00d1c cc97a8 ffffff ffffff ebe6ed d7cedb d7cedb ebe6ed ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="40" y="20" width="100" height="40" fill="#e61e28" style="filter:drop-shadow(10px 15px 3px #0008) drop-shadow(0 0 2px color-mix(in oklab, red, blue)) saturate(2)"/></svg>`,
  },
  {
    name: "a shadow with its colour first, darker",
    colours:
      "ffffff e8b5b8 e3a3a6 e3a3a6 f9eded ffffff ffffff c35969 aa223d aa223d c5a0c2 ffffff ffffff ede9f5 dbd2ec dbd2ec ede9f5 ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="40" y="20" width="100" height="40" fill="#e61e28" style="filter:drop-shadow(lab(50 40 -60) 10px 15px) brightness(.8)"/></svg>`,
  },
  {
    name: "a blur and a shadow, in lengths of the text",
    colours:
      "ffffff eddded d787a9 d787a9 eddded ffffff ffffff e1c1dc d63754 d63754 e1c1dc ffffff ffffff fdfdff f6f5fe f6f5fe fdfdff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><rect x="60" y="20" width="80" height="40" fill="#e61e28" style="filter:blur(.3em) drop-shadow(0 0 1ex blue)"/></svg>`,
  },
  {
    name: "a shadow of greyed colours",
    colours:
      "ffffff debec0 d6aeb0 d6aeb0 ede8ed ffffff ffffff a46c7b 864258 864258 c3c0d6 ffffff ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><g style="filter:grayscale(50%) drop-shadow(5px 5px 0 #0050c8)"><rect x="40" y="20" width="100" height="40" fill="#e61e28"/></g></svg>`,
  },
  {
    name: "steps of shadows behind other steps",
    colours:
      "ffffff cbd0cd c8c8c8 c8c8c8 eaedf2 ffffff fefffe 748c8d 667586 667586 bccadf ffffff ffffff fbfefc fafdfb fafdfb fefffe ffffff",
    source: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100"><filter id="f" filterUnits="userSpaceOnUse" x="-20" y="-20" width="240" height="140"><feColorMatrix type="saturate" values="0"/><feDropShadow dx="5" dy="5" stdDeviation="1" flood-color="#0050c8" result="z"/><feDropShadow dx="-5" flood-color="oklch(.6 .2 150)" flood-opacity=".6"/></filter><g filter="url(#f)"><rect x="40" y="20" width="100" height="40" fill="#e61e28"/></g></svg>`,
  },
  {
    name: "a shadow of the whole picture",
    colours:
      "ffffff f7b7ba f5a5a9 f5a5a9 fceded ffffff ffffff d66561 b8382a b8382a a9bc9c ffffff ffffff dff3e6 bfe7cc bfe7cc dff3e6 ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100" style="filter:drop-shadow(10px 15px 3px oklch(0.6 0.2 150))"><rect x="40" y="20" width="100" height="40" fill="#e61e28"/></svg>`,
  },
  {
    name: "a whole picture that is grey and seen through",
    colours:
      "ffffff e2e2e2 dbdbdb dbdbdb f8f8f8 ffffff ffffff c5c5c5 b6b6b6 b6b6b6 f0f0f0 ffffff ffffff ffffff ffffff ffffff ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100" style="filter:grayscale(1) opacity(.5)"><rect x="40" y="20" width="100" height="40" fill="#e61e28"/></svg>`,
  },
  {
    name: "a whole picture with other colours and a shadow, not behind it",
    colours:
      "ffc800 b5d045 a3d256 a3d256 edc911 ffc800 ffc800 6cc48a 47b4ac 47b4ac da8c22 ffc800 ffc800 ffaf00 ff9600 ff9600 ffaf00 ffc800",
    source: `<svg ${NS} viewBox="0 0 20 10" width="200" height="100" style="filter:invert(1) drop-shadow(10px 15px 3px red);background:#ffc800"><rect x="4" y="2" width="10" height="4" fill="#e61e28"/></svg>`,
  },
  {
    name: "a whole picture that is turned around its middle",
    colours:
      "ffffff ffffff f8bcbf e9353e ffffff ffffff ffffff ffffff f8bcbf e9353e ffffff ffffff ffffff ffffff fad0d2 ef7178 ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 20 10" width="200" height="100" style="transform:rotate(90deg)"><rect x="4" y="2" width="10" height="4" fill="#e61e28"/></svg>`,
  },
  {
    name: "a whole picture that is mirrored and moved by pixels",
    colours:
      "ffffff ffffff ffffff ffffff ffffff ffffff ffffff f7b6b9 ef6d73 ef6d73 f7b6b9 ffffff ffffff f8c1c4 f18389 f18389 f8c1c4 ffffff",
    source: `<svg ${NS} viewBox="10 -2 20 10" width="200" height="100"><style>svg{transform:scaleX(-1) translate(10px,5px)}</style><rect x="14" y="2" width="10" height="4" fill="#e61e28"/></svg>`,
  },
  {
    name: "a filter with a part of the drawing",
    colours:
      "fbdbdc fcd69d f8bba3 f9c9cb ffffff ffffff f6aea6 ffc700 f68c0d f0777d ffffff ffffff fbdbdc fcd69d f8bba3 f9c9cb ffffff ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><defs><circle id="k" cx="60" cy="50" r="30" fill="#ffc800"/></defs><filter id="f" filterUnits="userSpaceOnUse" x="0" y="0" width="200" height="100"><feImage href="#k" result="i"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="i"/></feMerge></filter><rect x="20" y="20" width="100" height="60" fill="#e61e28" filter="url(#f)"/></svg>`,
  },
  {
    name: "a filter with a part of the drawing, moved to its shape",
    colours:
      "ffffff fad2d4 f5a4a8 f5a4a8 fad2d4 ffffff ffffff f38e93 f8960b f8960b f38e93 ffffff ffffff fad2d4 fddf9b fddf9b fad2d4 ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><defs><circle id="k" cx="60" cy="50" r="30" fill="#ffc800"/></defs><filter id="f"><feImage xlink:href="#k" result="i"/><feComposite in="i" in2="SourceGraphic" operator="atop"/></filter><rect x="50" y="20" width="100" height="60" fill="#e61e28" filter="url(#f)"/></svg>`,
  },
  {
    name: "a filter with a part of the drawing in a region of its own",
    colours:
      "ffffff fdedee fde8e9 fde8e9 fffafb ffffff ffffff ef654b faa608 e61c26 fad2d4 ffffff ffffff f28385 f07163 ee6067 fcdfe1 ffffff",
    source: `<svg ${NS} viewBox="0 0 200 100" width="200" height="100"><defs><rect id="k" x="10" y="10" width="40" height="30" fill="#ffc800"/></defs><filter id="f" filterUnits="userSpaceOnUse" x="0" y="0" width="200" height="100"><feImage href="#k" x="30" y="20" width="60" height="40" result="i"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="i"/></feMerge></filter><g transform="translate(20 10)"><rect x="20" y="20" width="100" height="60" fill="#e61e28" filter="url(#f)"/></g></svg>`,
  },
  {
    name: "Figma: four shapes with shadows, 32 steps together",
    colours:
      "f8c3c5 e4cfdb aec8ed b5e1c1 e9eec9 fff0bb ec6167 b17a9d 2d6ed1 3db05e bfcf69 fed74c f8eced f6f1f3 e7ecf5 e8f2eb f7f7f0 faf6eb",
    source: `<svg width="200" height="100" viewBox="0 0 200 100" fill="none" ${NS}><g filter="url(#filter0_di_1_0)"><rect x="10" y="20" width="36" height="50" rx="8" fill="#E61E28"/></g><g filter="url(#filter1_di_1_1)"><rect x="58" y="20" width="36" height="50" rx="8" fill="#0050C8"/></g><g filter="url(#filter2_di_1_2)"><rect x="106" y="20" width="36" height="50" rx="8" fill="#14A03C"/></g><g filter="url(#filter3_di_1_3)"><rect x="154" y="20" width="36" height="50" rx="8" fill="#FFC800"/></g><defs><filter id="filter0_di_1_0" x="6" y="16" width="44" height="66" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow_1_0"/><feBlend mode="normal" in="SourceGraphic" in2="effect1_dropShadow_1_0" result="shape"/></filter><filter id="filter1_di_1_1" x="54" y="16" width="44" height="66" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow_1_1"/><feBlend mode="normal" in="SourceGraphic" in2="effect1_dropShadow_1_1" result="shape"/></filter><filter id="filter2_di_1_2" x="102" y="16" width="44" height="66" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow_1_2"/><feBlend mode="normal" in="SourceGraphic" in2="effect1_dropShadow_1_2" result="shape"/></filter><filter id="filter3_di_1_3" x="150" y="16" width="44" height="66" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow_1_3"/><feBlend mode="normal" in="SourceGraphic" in2="effect1_dropShadow_1_3" result="shape"/></filter></defs></svg>`,
  },
  {
    name: "Figma: a shadow that is spread by eight",
    colours:
      "fef9f9 aaa4c6 97a2d0 97a2d0 aaa4c6 fef9f9 fef4f3 2f52ae 0050c8 0050c8 2f52ae fef4f3 fefafa e3adaf deabb0 deabb0 e3adaf fefafa",
    source: `<svg ${NS} width="200" height="100" viewBox="0 0 200 100" fill="none"><g filter="url(#f)"><path d="M40 20h120v50H40z" fill="#0050c8"/></g><defs><filter id="f" x="20" y="4" width="160" height="92" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feMorphology radius="8" operator="dilate" in="SourceAlpha" result="effect1_dropShadow"/><feOffset dy="4"/><feGaussianBlur stdDeviation="3"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0.9 0 0 0 0 0.1 0 0 0 0 0 0 0 0 0.8 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow"/><feBlend mode="normal" in="SourceGraphic" in2="effect1_dropShadow" result="shape"/></filter></defs></svg>`,
  },
  {
    name: "Figma: spread shadows in a group that is scaled, and in a large view box",
    colours:
      "d3c3d3 97a2d0 f2dfe1 b5cbbc 7cb38b dde2de 948db8 0050c8 e1c2c9 7cb38b 16a03d c1cfc5 f0c9c9 deabb0 fae2e1 dde2de c1cfc5 eff1f0",
    source: `<svg ${NS} width="200" height="100" viewBox="0 0 4000 2000" fill="none"><g transform="scale(20)"><g filter="url(#f)"><path d="M20 20h50v50H20z" fill="#0050c8"/></g></g><g filter="url(#g)"><path d="M2400 400h1000v1000h-1000z" fill="#14a03c"/></g><defs><filter id="f" x="0" y="0" width="100" height="100" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feMorphology radius="8" operator="dilate" in="SourceAlpha" result="effect1_dropShadow"/><feOffset dy="4"/><feGaussianBlur stdDeviation="3"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0.9 0 0 0 0 0.1 0 0 0 0 0 0 0 0 0.8 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow"/><feBlend mode="normal" in="SourceGraphic" in2="effect1_dropShadow" result="shape"/></filter><filter id="g"><feMorphology in="SourceAlpha" operator="dilate" radius="200"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs></svg>`,
  },
  {
    name: "Sketch: shapes that shrink and grow by shares of them",
    colours:
      "f8bec1 f38f94 f8bec1 d6e3f6 99b9e9 d6e3f6 f17b81 e61c26 f17b81 99b9e9 004fc8 99b9e9 f8bec1 f38f94 f8bec1 d6e3f6 99b9e9 d6e3f6",
    source: `<svg ${NS} width="200" height="100" viewBox="0 0 200 100"><filter id="f" primitiveUnits="objectBoundingBox" x="-.2" y="-.2" width="1.4" height="1.4"><feMorphology operator="dilate" radius=".1 .05"/></filter><filter id="e"><feMorphology operator="erode" radius="10"/></filter><rect x="20" y="20" width="60" height="60" fill="#e61e28" filter="url(#f)"/><rect x="110" y="10" width="80" height="80" fill="#0050c8" filter="url(#e)"/></svg>`,
  },
  {
    name: "Illustrator: a bevel with its light",
    colours:
      "fffbf4 fef3e0 f7ecde c9eddf 71cfa9 eaf5f1 feead2 ffcf96 e1c095 57c79a 00aa66 86c3aa f7ead9 e1bf92 e4d5c0 d5ede4 6fb99b e0e6e4",
    source: `<svg ${NS} width="200" height="100" viewBox="0 0 200 100" style="enable-background:new 0 0 200 100;"><style>.st0{filter:url(#AI_BevelShadow_1);}.st1{fill:#F90;}.st2{filter:url(#AI_Shadow_1)}</style><filter filterUnits="objectBoundingBox" id="AI_BevelShadow_1"><feGaussianBlur in="SourceAlpha" result="blur" stdDeviation="5"></feGaussianBlur><feOffset dy="5" dx="5" result="offsetBlurredAlpha" in="blur"></feOffset><feSpecularLighting surfaceScale="5" specularConstant="1" specularExponent="15" style="lighting-color:white" result="specularOut" in="blur"><feDistantLight elevation="45" azimuth="235"></feDistantLight></feSpecularLighting><feComposite in="specularOut" in2="SourceAlpha" result="specularOut" operator="in"></feComposite><feComposite in="SourceGraphic" in2="specularOut" result="litPaint" operator="arithmetic" k1="0" k2="1" k3="1" k4="0"></feComposite><feMerge><feMergeNode in="offsetBlurredAlpha"></feMergeNode><feMergeNode in="litPaint"></feMergeNode></feMerge></filter><filter id="AI_Shadow_1" filterUnits="objectBoundingBox"><feGaussianBlur in="SourceAlpha" stdDeviation="2" result="blur"></feGaussianBlur><feOffset in="blur" dx="4" dy="4" result="o"></feOffset><feMerge><feMergeNode in="o"></feMergeNode><feMergeNode in="SourceGraphic"></feMergeNode></feMerge></filter><g class="st0"><rect x="20" y="20" class="st1" width="60" height="60"/></g><g class="st2"><circle fill="#0a6" cx="145" cy="48" r="35"/></g></svg>`,
  },
  {
    name: "Figma: 21 shapes with a shadow each",
    colours:
      "e9aeb2 a4b8d0 eabe8f aca2c0 e3d49f e9aeb2 a9bac6 e6b883 ad8da1 c8b189 cb949b a9bac6 f3e9c3 e4c0c6 c8cfcf ecc7b6 c0c8df f3e9c3",
    source: `<svg ${NS} width="220" height="110" viewBox="0 0 220 110" fill="none"><g filter="url(#f0)"><rect x="10" y="6" width="20" height="20" fill="#e61e28"/></g><g filter="url(#f1)"><rect x="40" y="6" width="20" height="20" fill="#0050c8"/></g><g filter="url(#f2)"><rect x="70" y="6" width="20" height="20" fill="#ffc800"/></g><g filter="url(#f3)"><rect x="100" y="6" width="20" height="20" fill="#e61e28"/></g><g filter="url(#f4)"><rect x="130" y="6" width="20" height="20" fill="#0050c8"/></g><g filter="url(#f5)"><rect x="160" y="6" width="20" height="20" fill="#ffc800"/></g><g filter="url(#f6)"><rect x="190" y="6" width="20" height="20" fill="#e61e28"/></g><g filter="url(#f7)"><rect x="10" y="36" width="20" height="20" fill="#0050c8"/></g><g filter="url(#f8)"><rect x="40" y="36" width="20" height="20" fill="#ffc800"/></g><g filter="url(#f9)"><rect x="70" y="36" width="20" height="20" fill="#e61e28"/></g><g filter="url(#f10)"><rect x="100" y="36" width="20" height="20" fill="#0050c8"/></g><g filter="url(#f11)"><rect x="130" y="36" width="20" height="20" fill="#ffc800"/></g><g filter="url(#f12)"><rect x="160" y="36" width="20" height="20" fill="#e61e28"/></g><g filter="url(#f13)"><rect x="190" y="36" width="20" height="20" fill="#0050c8"/></g><g filter="url(#f14)"><rect x="10" y="66" width="20" height="20" fill="#ffc800"/></g><g filter="url(#f15)"><rect x="40" y="66" width="20" height="20" fill="#e61e28"/></g><g filter="url(#f16)"><rect x="70" y="66" width="20" height="20" fill="#0050c8"/></g><g filter="url(#f17)"><rect x="100" y="66" width="20" height="20" fill="#ffc800"/></g><g filter="url(#f18)"><rect x="130" y="66" width="20" height="20" fill="#e61e28"/></g><g filter="url(#f19)"><rect x="160" y="66" width="20" height="20" fill="#0050c8"/></g><g filter="url(#f20)"><rect x="190" y="66" width="20" height="20" fill="#ffc800"/></g><defs><filter id="f0" x="5" y="3" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f1" x="35" y="3" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f2" x="65" y="3" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f3" x="95" y="3" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f4" x="125" y="3" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f5" x="155" y="3" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f6" x="185" y="3" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f7" x="5" y="33" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f8" x="35" y="33" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f9" x="65" y="33" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f10" x="95" y="33" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f11" x="125" y="33" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f12" x="155" y="33" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f13" x="185" y="33" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f14" x="5" y="63" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f15" x="35" y="63" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f16" x="65" y="63" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f17" x="95" y="63" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f18" x="125" y="63" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f19" x="155" y="63" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter><filter id="f20" x="185" y="63" width="30" height="33" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 0"/><feBlend in2="b" result="s"/><feBlend in="SourceGraphic" in2="s"/></filter></defs></svg>`,
  },
];
