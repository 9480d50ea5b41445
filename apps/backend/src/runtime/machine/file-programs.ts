import { ghostscriptVersion } from "../../files/postscript/ghostscript.ts";
import { bubblewrapVersion, type FilePrograms } from "../../files/work/sandbox.ts";
import type { createLog } from "../log.ts";
import type { Settings } from "../settings/settings.ts";

/** Finds the programs that work on files, and writes to the log which ones the server uses. */
export const findFilePrograms = async (
  { ghostscript, bubblewrap }: Pick<Settings, "ghostscript" | "bubblewrap">,
  log: Pick<ReturnType<typeof createLog>, "info" | "warn">,
): Promise<FilePrograms> => {
  const [converter, sandbox] = await Promise.all([
    ghostscript === "off" ? undefined : ghostscriptVersion(ghostscript),
    bubblewrap === "off" ? undefined : bubblewrapVersion(bubblewrap),
  ]);
  log.info(
    { ghostscript: converter ?? "none" },
    converter ? "EPS logos are converted to PDF" : "EPS logos stay as they are",
  );
  if (sandbox === undefined) log.warn({ bubblewrap: "none" }, "files are worked on without a sandbox of the system");
  else log.info({ bubblewrap: sandbox }, "files are worked on in a sandbox of the system");
  return {
    ghostscript: converter === undefined ? undefined : ghostscript,
    bubblewrap: sandbox === undefined ? undefined : bubblewrap,
  };
};
