import { build, type Rolldown } from "vite";

const isBuilt = (built: Awaited<ReturnType<typeof build>>): built is Rolldown.RolldownOutput => "output" in built;

/**
 * Builds a module with everything that it imports as one minified classic script.
 * @param constants values of names that the module declares
 */
export const buildAlone = async (input: string, constants: Readonly<Record<string, unknown>>): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      rolldownOptions: {
        input,
        output: { format: "iife" },
        // An import must not bring what its module does on its own, such as opening the storage.
        treeshake: { moduleSideEffects: false },
      },
    },
  });
  if (!isBuilt(built)) throw new Error(`${input} was not built as one script.`);

  return built.output[0].code;
};
