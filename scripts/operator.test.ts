import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { COMMANDS } from "./lib/operator/operator-commands.ts";
import { everyNth } from "../test-sample.ts";

const CONTRACT = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
};

const TOKEN = "t".repeat(40);
const ANSWERS: Readonly<Record<string, unknown>> = {
  "GET /outbox?limit=1": {
    data: [
      {
        channel: "email",
        to: "anna@example.com",
        template: "login_code",
        state: "sent",
        code: "48213",
        text: "Your code is 48213.",
        created_at: "2026-11-20T08:14:31Z",
      },
    ],
  },
  "GET /outbox?to=%2B48600": { data: [] },
  "PUT /maintenance": { on: true },
  "POST /users/anna%40example.com/emulate": {
    token: "x",
    link: "http://localhost:3000/?token=emulate:x",
    expires_at: "2026-11-20T08:45:00Z",
  },
  "GET /ledger/verify": { ok: false, accounts: 3, transfers: 9, faults: [{ rule: "lots match", detail: "1 row" }] },
};

let folder: string;
let server: Server;
const asked: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "operator-"));
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (data) => (body += data));
    request.on("end", () => {
      asked.push(`${request.method} ${request.url} ${body}`);
      const isKnown = request.headers.authorization === `Bearer ${TOKEN}`;
      const answer = isKnown ? ANSWERS[`${request.method} ${request.url}`] : undefined;
      const status = isKnown ? (answer ? 200 : 404) : 401;
      response
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify(answer ?? { message: "We could not find what you are looking for." }));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  writeFileSync(path.join(folder, "operator-token"), `${TOKEN}\n`);
  writeFileSync(
    path.join(folder, "holder.json"),
    JSON.stringify({ pid: 1, host: "here", port: 1, operatorPort: portOf(server), startedAt: "" }),
  );
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const operator = async (args: readonly string[], environment: NodeJS.ProcessEnv = {}) => {
  const script = path.join(import.meta.dirname, "operator.ts");
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env["PATH"], DATA_DIR: folder, ...environment },
  });
  let [output, errors] = ["", ""];
  child.stdout.on("data", (data) => (output += data));
  child.stderr.on("data", (data) => (errors += data));
  const closed: unknown[] = await once(child, "close");
  return { code: closed[0], output, errors };
};

describe("npm run operator", () => {
  it("finds port and token in the data folder and shows the last code", async () => {
    const { code, output } = await operator(["outbox", "--last"]);
    expect(output).toBe(
      "2026-11-20 08:14  e-mail to anna@example.com  (login_code, sent)\n  Code: 48213\n  Your code is 48213.\n",
    );
    expect(code).toBe(0);
  });

  it("sends the given values", async () => {
    expect((await operator(["outbox", "--to", "+48600"])).output).toBe("There are no messages.\n");
    expect((await operator(["maintenance", "on"])).output).toBe("Maintenance is on.\n");
    expect(asked).toContain('PUT /maintenance {"on":true}');
    expect(
      (await operator(["emulate", "anna@example.com", "--reason", "ticket 12", "--operator", "Joanna"])).output,
    ).toContain("?token=emulate:x\nValid until 2026-11-20 08:45 UTC.");
    expect(asked).toContain('POST /users/anna%40example.com/emulate {"operator":"Joanna","reason":"ticket 12"}');
  });

  it("prints the raw answer with --json", async () => {
    expect(JSON.parse((await operator(["outbox", "--last", "--json"])).output)).toEqual(ANSWERS["GET /outbox?limit=1"]);
  });

  it.each(
    everyNth<[string[], string]>(6, [
      [["orders", "--status", "1"], "GET /orders?status=1"],
      [["orders", "approve", "2026/000412"], "POST /orders/2026-000412/approve"],
      [
        ["orders", "reject", "2026-000412", "--reason", "Sold out"],
        'POST /orders/2026-000412/reject {"reason":"Sold out"}',
      ],
      [["orders", "fail", "2026-000412"], "POST /orders/2026-000412/fail {}"],
      [["projects", "review", "P-1", "--close"], 'POST /projects/P-1/review {"action":"close"}'],
      [
        ["projects", "review", "P-1", "--reject-scan", "--scans", "a, b"],
        'POST /projects/P-1/review {"action":"reject_scan","scans":["a","b"]}',
      ],
      [["scan", "--project", "P-1", "--count", "3"], 'POST /scans {"project":"P-1","count":3}'],
      [["cards", "ship", "311"], "POST /cards/311/ship"],
      [["topups", "settle", "T", "--refuse"], 'POST /topups/T/settle {"result":"refuse"}'],
      [["tickets", "reply", "T", "On its way."], 'POST /tickets/T/reply {"message":"On its way."}'],
      [["tickets", "resolve", "T"], "POST /tickets/T/resolve"],
      [
        ["notify", "--region", "pl", "--title", "A", "--text", "B"],
        'POST /notifications {"to":"region","key":"pl","type":"info","title":"A","text":"B"}',
      ],
      [
        ["points", "grant", "311", "--points=-5", "--reason", "correction"],
        'POST /points/grants {"company":"311","reason":"correction","points":-5}',
      ],
      [["products", "set-stock", "LC-CAP", "40"], 'PUT /products/LC-CAP/stock {"on_hand":40}'],
      [["products", "set-stock", "LC-CAP", "0x10"], 'PUT /products/LC-CAP/stock {"on_hand":"0x10"}'],
      [["products", "set-stock", "LC-CAP", ""], 'PUT /products/LC-CAP/stock {"on_hand":""}'],
      [["scan", "--project", "P-1", "--count", "1e2"], 'POST /scans {"project":"P-1","count":"1e2"}'],
      [
        ["points", "grant", "311", "--points", "1e5", "--reason", "trainings"],
        'POST /points/grants {"company":"311","reason":"trainings","points":"1e5"}',
      ],
      [["seed", "--scale", "2.5"], 'POST /seed {"scale":"2.5"}'],
      [["products", "hide", "LC-CAP"], 'PUT /products/LC-CAP/visibility {"is_visible":0}'],
      [["clock", "advance", "30d"], 'POST /clock/advance {"by":"30d"}'],
      [["seed", "--scale", "3"], 'POST /seed {"scale":3}'],
      [["reset", "--yes"], 'POST /reset {"confirm":"reset"}'],
    ]),
  )("calls for %j", async (args, call) => {
    await operator(args);
    expect(asked.at(-1)?.trim()).toBe(call);
  });

  it("has a command for every operation of the operator's contract", () => {
    const file = path.join(import.meta.dirname, "../openapi/dist/operator.json");
    const contract = CONTRACT.parse(JSON.parse(readFileSync(file, "utf8")));
    const calls = COMMANDS.map(({ words, needs = [], oneOf = [], call }) => {
      const given = [
        ...Array.from(words.matchAll(/<(\w+)>/g), ([, name = ""]) => name),
        ...needs,
        ...oneOf.slice(0, 1),
      ];
      return call(Object.fromEntries(given.map((name) => [name, "1"])), new Set(given));
    });
    for (const [url, item] of Object.entries(contract.paths)) {
      const pattern = new RegExp(`^${url.replaceAll(/\{\w+\}/g, "[^/]+")}(?:[?]|$)`);
      for (const method of Object.keys(item).filter((name) => name !== "parameters")) {
        const known = calls.some((call) => call.method.toLowerCase() === method && pattern.test(call.path));
        expect(known, `${method} ${url}`).toBe(true);
      }
    }
  });

  it("fails when the ledger check fails", async () => {
    const { code, output } = await operator(["ledger", "verify"]);
    expect([code, output]).toEqual([1, "Rules are broken: 3 accounts, 9 transfers.\n  lots match: 1 row\n"]);
  });

  it.each(
    everyNth<[string, string[], Record<string, string>, number, RegExp]>(3, [
      ["an unknown command", ["fly"], {}, 2, /^There is no command "fly"/],
      ["a missing argument", ["emulate"], {}, 2, /^There is no command "emulate"/],
      ["an unknown option", ["outbox", "--first"], {}, 2, /^Unknown option '--first'/],
      ["no choice", ["projects", "review", "P"], {}, 2, /^"projects review <project>" needs exactly one of --accept,/],
      ["two choices", ["topups", "settle", "T", "--refuse", "--reject"], {}, 2, /needs exactly one of/],
      ["a missing option", ["scan", "--project", "P"], {}, 2, /^"scan" needs --count\./],
      ["an option of another command", ["maintenance", "--last"], {}, 2, /^"maintenance" has no option --last/],
      ["an emulation without a reason", ["emulate", "anna@example.com"], {}, 2, /^"emulate <user>" needs --reason\./],
      [
        "an unknown user",
        ["emulate", "nobody", "--reason", "ticket 12"],
        {},
        1,
        /^We could not find what you are looking for\.$/m,
      ],
      [
        "a wrong token",
        ["maintenance", "on"],
        { OPERATOR_TOKEN: "w".repeat(40) },
        1,
        /^The operator token is not the one/,
      ],
      ["no running backend", ["maintenance"], { OPERATOR_PORT: "1" }, 1, /^No Lucarne answers on operator port 1\./],
      ["no data folder", ["maintenance"], { DATA_DIR: "/nowhere" }, 1, /^There is no operator token in \/nowhere\./],
      ["a wrong setting", ["maintenance"], { OPERATOR_PORT: "x" }, 1, /^OPERATOR_PORT must be a port number/],
    ]),
  )("explains the failure: %s", async (_name, args, environment, code, words) => {
    const result = await operator(args, environment);
    expect(result.errors).toMatch(words);
    expect([result.code, result.output, /^ {4}at /m.test(result.errors)]).toEqual([code, "", false]);
  });
});
