/** How a package gets a group of messages. */
export type Dictionary = {
  /** First part of the ids, left out in the dictionary; none takes all ids. */
  prefix?: string;
  /** Folder of the generated modules, from the root. */
  out: string;
  /** Name of the exported dictionary and of its type. */
  name: string;
  type: string;
  /**
   * `loaded`: a module per language and a table of loaders, for the browser. `by-language` and `by-message`: all
   * languages in one module, in this order of keys.
   */
  shape: "loaded" | "by-language" | "by-message";
};

/** A folder of `locales/`. */
export type Part = {
  name: string;
  /** English comes from message descriptors in the code, or from `en.json` like every other language. */
  english: "code" | "file";
  /** Sources that have to mention every id, from the root. */
  users: readonly string[];
  dictionaries: readonly Dictionary[];
};

/** Every part of the product's texts. */
export const PARTS: readonly Part[] = [
  { name: "portal", english: "code", users: ["apps/portal/src"], dictionaries: [] },
  {
    name: "ui",
    english: "file",
    users: ["packages/ui/src"],
    dictionaries: [{ out: "packages/ui/src/generated/strings", name: "strings", type: "UiStrings", shape: "loaded" }],
  },
  {
    name: "configurators",
    english: "file",
    users: ["packages/configurators/src"],
    dictionaries: [
      {
        prefix: "form",
        out: "packages/configurators/src/generated/form-words",
        name: "words",
        type: "FormWords",
        shape: "loaded",
      },
      {
        prefix: "artwork",
        out: "packages/configurators/src/generated/artwork-words",
        name: "ARTWORK_WORDS",
        type: "ArtworkWords",
        shape: "by-language",
      },
      {
        prefix: "defaults",
        out: "packages/configurators/src/generated/default-texts",
        name: "DEFAULT_TEXTS",
        type: "DefaultTexts",
        shape: "by-message",
      },
    ],
  },
];
