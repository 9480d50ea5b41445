export * from "./ledger.ts";
export * from "./people.ts";
export * from "./plumbing.ts";
export * from "./project.ts";
export * from "./reference.ts";
export * from "./session.ts";
export * from "./talk.ts";
