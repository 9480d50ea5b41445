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
   * languages in one module, in this order of keys. `arguments`: only the type of ids and their arguments, for the
   * server, which reads the files itself.
   */
  shape: "loaded" | "by-language" | "by-message" | "arguments";
};

/** A folder of `locales/`. */
export type Part = {
  name: string;
  /** English comes from message descriptors in the code, or from `en.json` like every other language. */
  english: "code" | "file";
  /** Sources that have to mention every id, from the root; none where ids are computed and a test compares them. */
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
  {
    name: "server",
    english: "file",
    users: ["apps/backend/src"],
    dictionaries: [
      { out: "apps/backend/src/generated/server-texts", name: "", type: "ServerTexts", shape: "arguments" },
    ],
  },
  { name: "survey", english: "file", users: [], dictionaries: [] },
  {
    name: "demo",
    english: "file",
    users: ["apps/backend/src/demo"],
    dictionaries: [{ out: "apps/backend/src/generated/demo-texts", name: "", type: "DemoTexts", shape: "arguments" }],
  },
];
