// What the load of one company costs another one (REL-14), on one process with a PostgreSQL server. Forty parallel calls of
// one user may at most double the median time of another company's call, and 48 print files of one company that of another
// company's upload; none of the calls and uploads may be refused. Fails where one of these is missed, and where too few
// uploads were timed. The p95 is printed only: it is that of single slow moments of the machine too.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import autocannon from "autocannon";
import { z } from "zod";

import { startBackend } from "../../../scripts/lib/bench/bench-backend.ts";
import type { Row } from "../../../scripts/lib/bench/bench-row.ts";
import { percentile } from "../../../scripts/lib/bench/percentile.ts";
import { variantUuid } from "../src/demo/seed/seed-shop.ts";
import { REPOSITORY } from "../src/kernel/program-files.ts";
import { startPostgres } from "../src/testing/postgres.ts";
import { CUSTOMER } from "../src/testing/shop.ts";

export const name = "overload";

const BUSY_USER = "marek@dachserwis.example";
const OTHER_USER = "adam@oknabeskid.example";
/** Calls of one user at a time. */
const CALLS = 40;
/** Quiet and busy rounds follow each other, so that a slow moment of the machine slows both. */
const ROUNDS = 6;
const SECONDS = 5;
const PRINTS = 48;
const QUIET_UPLOADS = 10;
/** Fewer uploads beside the print files say nothing about their time. */
const MIN_UPLOADS = 20;
/** The most that the median call or upload of the other company may take, as a multiple of its usual time. */
const GOAL = 2;

type Backend = Awaited<ReturnType<typeof startBackend>>;

const SELF = z.object({ company: z.object({ uuid: z.string() }) });
const ORDER = z.object({ uuid: z.string() });

/** What the page of a signed-in user reads. */
const readsOf = (company: string): string[] =>
  [`/v1/company/points/${company}`, "/v1/points/history?limit=20", "/v2/orders?limit=20", "/v1/project?limit=20"].map(
    (address) => `/api${address}`,
  );

const timed = async (call: () => Promise<number>): Promise<{ status: number; time: number }> => {
  const began = performance.now();
  const status = await call();
  return { status, time: performance.now() - began };
};

const statusOf = async (answer: Promise<Response>): Promise<number> => {
  const { status, body } = await answer;
  for await (const _part of body ?? []);
  return status;
};

/** Times of one call after the other, for as long as some other work takes. */
const timesBeside = async (
  work: Promise<unknown>,
  call: () => Promise<number>,
): Promise<{ readonly times: number[]; readonly failed: number }> => {
  let going = true;
  const over = work.finally(() => {
    going = false;
  });
  const times: number[] = [];
  let failed = 0;
  while (going) {
    const { status, time } = await timed(call);
    times.push(time);
    if (status >= 400) failed++;
  }
  await over;
  return { times, failed };
};

const wait = (seconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/** The largest list: its answers keep the process busy for longest. */
const LARGEST = ["/api/v2/shop/products?limit=100"];

interface Callers {
  readonly busyToken: string;
  readonly otherToken: string;
}

/** @param largest whether the forty calls read the largest list, and not what a page reads */
const measureCalls = async (
  backend: Backend,
  { busyToken, otherToken }: Callers,
  { largest }: { readonly largest: boolean },
): Promise<Row[]> => {
  const companyOf = async (token: string) =>
    SELF.parse(await backend.api("/v1/company/user/self", { token })).company.uuid;
  const busyReads = largest ? LARGEST : readsOf(await companyOf(busyToken));
  const load = largest ? "the largest list" : "pages";
  const otherReads = readsOf(await companyOf(otherToken));
  let turn = 0;
  const call = () => {
    const address = otherReads[turn++ % otherReads.length] ?? "";
    return statusOf(fetch(`${backend.url}${address}`, { headers: { authorization: `Bearer ${otherToken}` } }));
  };
  // Autocannon returns a thenable that is no promise.
  const overload = async () =>
    autocannon({
      url: backend.url,
      connections: CALLS,
      duration: SECONDS,
      // In a thread of its own, so that it does not delay the clock of the calls that are measured.
      workers: 1,
      requests: busyReads.map((address) => ({ path: address, headers: { authorization: `Bearer ${busyToken}` } })),
    });
  await overload();
  const quiet: number[] = [];
  const busy: number[] = [];
  let perSecond = 0;
  let failed = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await timesBeside(wait(SECONDS), call);
    quiet.push(...alone.times);
    const loading = overload();
    const beside = await timesBeside(loading, call);
    busy.push(...beside.times);
    failed += alone.failed + beside.failed;
    perSecond += (await loading).requests.average / ROUNDS;
  }
  const row = (figure: string, share: number, goal?: number): Row => {
    const [usual, now] = [percentile(quiet, share), percentile(busy, share)];
    return {
      figure,
      value: (now / usual).toFixed(2),
      unit: "×",
      against: `${usual.toFixed(1)} → ${now.toFixed(1)} ms${goal === undefined ? "" : `, at most ${goal}`}`,
      missed: goal !== undefined && now > goal * usual,
    };
  };
  return [
    { figure: `calls per second of the ${CALLS}, ${load}`, value: Math.round(perSecond), unit: "" },
    row(`another company's call beside ${load}: p50`, 0.5, GOAL),
    row(`another company's call beside ${load}: p95`, 0.95),
    {
      figure: `another company's calls beside ${load} that failed`,
      value: failed,
      unit: "",
      against: "0",
      missed: failed > 0,
    },
  ];
};

/** The answer to a call that is sent again for as long as the server is busy. */
const untilServed = async (call: () => Promise<Response>): Promise<Response> => {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
    await answer.arrayBuffer();
    await wait(Number(answer.headers.get("retry-after") ?? 1));
  }
};

/** Places an order of a banner and gets its print file. */
const printOf = async (backend: Backend, token: string, companyName: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  const body = JSON.stringify({
    type: "marketing",
    order: [{ variantGuid: variantUuid("pl", "banner"), quantity: 1 }],
    customer: CUSTOMER,
    data: {
      type: "banner",
      companyName,
      phone: "+48 601 234 567",
      shortDescription: "Okna dachowe: dostawa, montaż, serwis",
      coverImage: "banner-2",
    },
  });
  const ordered = await untilServed(() =>
    fetch(`${backend.url}/api/v2/orders`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
    }),
  );
  const { uuid } = ORDER.parse(await ordered.json());
  return statusOf(untilServed(() => fetch(`${backend.url}/api/v2/orders/${uuid}/print`, { headers })));
};

const measurePrints = async (backend: Backend, busyToken: string, otherToken: string): Promise<Row[]> => {
  const picture = await readFile(path.join(REPOSITORY, "apps/portal/public/icon-192.png"));
  const upload = () => {
    const body = new FormData();
    body.append("file", new File([picture], "logo.png", { type: "image/png" }));
    const headers = { authorization: `Bearer ${otherToken}` };
    return statusOf(fetch(`${backend.url}/api/v1/shop/order/files`, { method: "POST", headers, body }));
  };
  const { company } = SELF.parse(await backend.api("/v1/company/user/self", { token: busyToken }));
  const grant = { company: company.uuid, reason: "trainings", points: 1_000_000 };
  await backend.operator("/points/grants", { method: "POST", body: grant });
  await upload();
  const quiet: number[] = [];
  for (let at = 0; at < QUIET_UPLOADS; at++) quiet.push((await timed(upload)).time);
  // An order queues its print file: all are placed at once, so that they wait while the uploads are timed.
  const prints = Promise.all(
    Array.from({ length: PRINTS }, (_, at) => printOf(backend, busyToken, `Dach-Serwis ${at}`)),
  );
  const { times, failed } = await timesBeside(prints, upload);
  const made = (await prints).filter((status) => status === 200).length;
  const [usual, now] = [percentile(quiet, 0.5), percentile(times, 0.5)];
  return [
    { figure: "print files made at once", value: made, unit: "", against: String(PRINTS), missed: made < PRINTS },
    {
      figure: "another company's uploads meanwhile",
      value: times.length,
      unit: "",
      against: `at least ${MIN_UPLOADS}`,
      missed: times.length < MIN_UPLOADS,
    },
    {
      figure: "another company's uploads that were refused",
      value: failed,
      unit: "",
      against: "0",
      missed: failed > 0,
    },
    {
      figure: "another company's upload: p50",
      value: (now / usual).toFixed(2),
      unit: "×",
      against: `${usual.toFixed(0)} → ${now.toFixed(0)} ms, at most ${GOAL}`,
      missed: now > GOAL * usual,
    },
  ];
};

export const run = async (): Promise<Row[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  const server = await startPostgres();
  const backend = await startBackend(path.join(folder, "data"), server.url);
  try {
    const busyToken = await backend.signIn(BUSY_USER);
    const otherToken = await backend.signIn(OTHER_USER);
    return [
      ...(await measureCalls(backend, { busyToken, otherToken }, { largest: false })),
      ...(await measureCalls(backend, { busyToken, otherToken }, { largest: true })),
      ...(await measurePrints(backend, busyToken, otherToken)),
    ];
  } finally {
    await backend.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
