/** What an injected script does: the tests look for the mark. */
const HIT = "window.hit=1";

/** Ways to run a script from HTML. `HIT` is the script. */
const VECTORS = [
  `<script>${HIT}</script>`,
  `<script src="data:text/javascript,${HIT}"></script>`,
  `<script type="module">${HIT}</script>`,
  `<SCRIPT>${HIT}</SCRIPT>`,
  `<scr<script>ipt>${HIT}</scr</script>ipt>`,
  `<script/x>${HIT}</script>`,
  `<img src=x onerror=${HIT}>`,
  `<img src=x onerror="${HIT}"`,
  `<img/src=x/onerror=${HIT}>`,
  `<IMG SRC=x OnErRoR=${HIT}>`,
  `<img src=x:x\tonerror=${HIT}>`,
  `<svg onload=${HIT}>`,
  `<svg><script>${HIT}</script></svg>`,
  `<svg><script href="data:text/javascript,${HIT}"/></svg>`,
  `<svg><animate onbegin=${HIT} attributeName=x dur=1s></svg>`,
  `<svg><a xlink:href="javascript:${HIT}"><text y=20>x</text></a></svg>`,
  `<svg><foreignObject><body onload=${HIT}></foreignObject></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${HIT}>">`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${HIT}>`,
  `<math><annotation-xml encoding="text/html"><script>${HIT}</script></annotation-xml></math>`,
  `<body onload=${HIT}>`,
  `<iframe src="javascript:parent.hit=1"></iframe>`,
  `<iframe srcdoc="<script>parent.hit=1</script>"></iframe>`,
  `<object data="javascript:${HIT}"></object>`,
  `<embed src="javascript:${HIT}">`,
  `<video><source onerror=${HIT}></video>`,
  `<audio src=x onerror=${HIT}></audio>`,
  `<details open ontoggle=${HIT}>x</details>`,
  `<input autofocus onfocus=${HIT}>`,
  `<select autofocus onfocus=${HIT}></select>`,
  `<marquee onstart=${HIT}>x</marquee>`,
  `<p style="animation-name:x" onanimationstart=${HIT}>x</p>`,
  `<a href="javascript:${HIT}" autofocus onfocus=${HIT} tabindex=1>x</a>`,
  `<a href="java\tscript:${HIT}">x</a>`,
  `<a href="&#106;avascript:${HIT}">x</a>`,
  `<form action="javascript:${HIT}"><button autofocus onfocus=${HIT}>x</button></form>`,
  `<noscript><p title="</noscript><img src=x onerror=${HIT}>">`,
  `<template><img src=x onerror=${HIT}></template>`,
  `<link rel=stylesheet href="data:text/css,x" onload=${HIT}>`,
  `<meta http-equiv=refresh content="0;url=javascript:${HIT}">`,
] as const;

const PLACES: readonly ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) => `<p>Before <strong>${vector}</strong> after</p>`,
  (vector) => `<a href="https://lucarne.example/" title="x">${vector}</a><!--><li>${vector}-->`,
];

/** 120 texts that try to run a script: each way alone, inside of formatted text, and inside of a link and a comment. */
export const SCRIPT_INJECTIONS: readonly string[] = PLACES.flatMap((place) => VECTORS.map(place));
