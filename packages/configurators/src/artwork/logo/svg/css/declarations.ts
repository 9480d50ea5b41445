/** Properties and their values, as CSS writes them. */
export type Declarations = Readonly<Record<string, string>>;
