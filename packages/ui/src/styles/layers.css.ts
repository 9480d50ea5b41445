import { globalLayer } from "@vanilla-extract/css";

/**
 * The cascade layers, lowest priority first. Every style sheet of the kit imports this file before its own rules,
 * so the order does not depend on the load order. Unlayered rules of an app override all layers.
 */
export const layers = {
  reset: globalLayer("lu.reset"),
  theme: globalLayer("lu.theme"),
  components: globalLayer("lu.components"),
  layout: globalLayer("lu.layout"),
  overrides: globalLayer("lu.overrides"),
};
