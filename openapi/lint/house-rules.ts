import type { Contract, Visitor } from "./redocly.ts";
import { sharedRateHeaders, standardAnswers } from "./standard-answers.ts";

/** Rules of this contract that no ready-made rule covers. Each is a Redocly rule over the bundled tree. */

/** operationIds are verb and noun in camelCase: they become names of functions. */
const camelCaseIds = (): Visitor => ({
  Operation(operation, { report, location }) {
    if (!/^[a-z]+(?:[A-Z][a-z0-9]*)*$/.test(operation.operationId ?? "")) {
      report({ message: "operationId must be camelCase.", location: location.child("operationId") });
    }
  },
});

/** Every operation with a body says what it refuses in it. The other common answers come from standard-answers.ts. */
const answersInFull = (): Visitor => ({
  Operation(operation, { report, location }) {
    if (operation.requestBody && !operation.responses?.["422"])
      report({ message: "The answer 422 is missing.", location: location.child("responses") });
  },
});

/** Every JSON body of a request or an answer has a named example. */
const examplesEverywhere = (): Visitor => ({
  MediaType(media, { report, location, key }) {
    if (String(key).endsWith("json") && Object.keys(media.examples ?? {}).length === 0) {
      report({ message: "A named example is missing.", location });
    }
  },
});

/** `x-idempotency` is set, and `key` goes with the header that carries the key. `natural` may have it for a longer time. */
const keyedOperations = (): Visitor => ({
  Operation(operation, { report, location, resolve }) {
    const kind = operation["x-idempotency"];
    if (!["key", "natural", "safe"].includes(kind ?? ""))
      report({ message: "x-idempotency must be key, natural or safe.", location });
    const days = operation["x-idempotency-days"] ?? 0;
    if ((kind === "key") !== days > 0)
      report({ message: "x-idempotency: key says by x-idempotency-days how long it is honoured.", location });
    const names = (operation.parameters ?? []).map((parameter) => (resolve(parameter).node ?? parameter).name);
    const keyed = names.includes("Idempotency-Key");
    if ((kind === "key" && !keyed) || (kind === "safe" && keyed)) {
      report({ message: "x-idempotency: key goes with the Idempotency-Key header.", location });
    }
  },
});

/** The operations without a token are the listed ones and no others. */
const publicOperations = ({ public: open, optional }: { public: string[]; optional: string[] }): Visitor => {
  const seen = new Set<string>();
  return {
    Operation(operation, { report, location }) {
      const id = operation.operationId ?? "";
      const kind = !operation.security ? "token" : operation.security.length === 0 ? "public" : "optional";
      const wanted = open.includes(id) ? "public" : optional.includes(id) ? "optional" : "token";
      if (kind !== wanted) report({ message: `${id} is ${kind}, the list says ${wanted}.`, location });
      seen.add(id);
    },
    Root: {
      leave(_, { report, location }) {
        const gone = [...open, ...optional].filter((id) => !seen.has(id));
        if (gone.length > 0) report({ message: `Listed as public but not there: ${gone.join(", ")}.`, location });
      },
    },
  };
};

/** `x-rate-class` names a class of `x-rate-classes`, and every class is used, except those that no operation names. */
const rateClassKnown = (): Visitor => {
  const used = new Set<string>();
  let classes: NonNullable<Contract["x-rate-classes"]> = {};
  return {
    Root: {
      enter(root) {
        classes = root["x-rate-classes"] ?? {};
      },
      leave(_, { report, location }) {
        const idle = Object.entries(classes)
          .filter(([name, { internal }]) => !used.has(name) && !internal)
          .map(([name]) => name);
        if (idle.length > 0) report({ message: `Rate classes without an operation: ${idle.join(", ")}.`, location });
      },
    },
    Operation(operation, { report, location }) {
      const name = operation["x-rate-class"] ?? "";
      used.add(name);
      if (!Object.hasOwn(classes, name)) report({ message: `Unknown rate class ${name}.`, location });
    },
  };
};

const forOpenApi = <Rules>(rules: Rules) => ({ oas3: rules });

export default function housePlugin() {
  return {
    id: "house",
    preprocessors: forOpenApi({ "standard-answers": standardAnswers }),
    decorators: forOpenApi({ "shared-rate-headers": sharedRateHeaders }),
    rules: forOpenApi({
      "answers-in-full": answersInFull,
      "camel-case-ids": camelCaseIds,
      "examples-everywhere": examplesEverywhere,
      "keyed-operations": keyedOperations,
      "public-operations": publicOperations,
      "rate-class-known": rateClassKnown,
    }),
  };
}
