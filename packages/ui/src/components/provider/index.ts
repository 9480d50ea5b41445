export * from "./provider.tsx";
