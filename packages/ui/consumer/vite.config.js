export default {
  // "use client" is for React servers; Vite warns of it unless told, as `@vitejs/plugin-react` does for its users.
  build: { rolldownOptions: { input: ["index.html", "club.html"], checks: { moduleLevelDirective: false } } },
  // The kit's modules import their sheets, which Node.js cannot load.
  ssr: { noExternal: ["@lucarne/ui"] },
};
