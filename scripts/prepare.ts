// Makes what is generated from the contract and the texts and is not in git, where it is not up to date.
import { writeGenerated } from "./lib/build/generated.ts";
import { messageOf } from "./lib/message-of.ts";

const started = Date.now();
try {
  const written = writeGenerated();
  if (written.length > 0)
    process.stderr.write(
      `Generated from ${written.join(" and ")} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`,
    );
} catch (error) {
  process.stderr.write(`The contract or the texts have faults:\n${messageOf(error)}\n`);
  process.exitCode = 1;
}
