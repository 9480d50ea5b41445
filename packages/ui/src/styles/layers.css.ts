import { globalLayer } from "@vanilla-extract/css";

/**
 * The cascade, weakest first. Declared here once; every sheet of the kit imports this one before its own rules,
 * so the order holds whatever order the sheets load in. An app's own unlayered rules win over all of them.
 */
export const layers = {
  reset: globalLayer("lu.reset"),
  theme: globalLayer("lu.theme"),
  components: globalLayer("lu.components"),
  layout: globalLayer("lu.layout"),
  overrides: globalLayer("lu.overrides"),
};
