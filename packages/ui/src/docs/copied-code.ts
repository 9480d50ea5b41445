/** The source of an example as an app writes it: its imports are those of the package. */
export const copiedCode = (source: string): string =>
  source
    .replaceAll(/"\.\.\/components\/([\w-]+)\/index\.ts"/g, '"@lucarne/ui/$1"')
    .replaceAll('"../layout/index.ts"', '"@lucarne/ui/layout"')
    .replaceAll('"../../strings/types.ts"', '"@lucarne/ui/strings/types"')
    .trim();
