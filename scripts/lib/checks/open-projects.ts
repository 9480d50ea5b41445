import path from "node:path";
import ts from "typescript-compiler";

/** Opens projects as one program, with the settings of the first. */
export const openProjects = (
  tsconfigs: readonly string[],
): { files: readonly ts.SourceFile[]; checker: ts.TypeChecker } => {
  const projects = tsconfigs.map((tsconfig) => {
    const read: { config?: unknown } = ts.readConfigFile(tsconfig, (file) => ts.sys.readFile(file));
    return ts.parseJsonConfigFileContent(read.config, ts.sys, path.dirname(tsconfig));
  });
  const program = ts.createProgram(
    projects.flatMap(({ fileNames }) => fileNames),
    projects[0]?.options ?? {},
  );
  return { files: program.getSourceFiles(), checker: program.getTypeChecker() };
};
