/** "use client" speaks to React servers; Vite warns of it unless told, as `@vitejs/plugin-react` does for its users. */
export default { build: { rolldownOptions: { checks: { moduleLevelDirective: false } } } };
