import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";

import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

import { SETTINGS } from "../apps/backend/src/runtime/settings/setting-list.ts";
import { readSettings } from "../apps/backend/src/runtime/settings/settings.ts";

/*
 * compose.yaml and the Dockerfile against the settings of the backend. No container engine runs here: `deployment.test.ts`
 * proves the same steps in a bare folder, and the job `image` builds and starts the containers.
 */

const ROOT = path.dirname(import.meta.dirname);
const read = (name: string): string => readFileSync(path.join(ROOT, name), "utf8");

const service = z.object({
  image: z.string(),
  build: z.unknown().optional(),
  environment: z.record(z.string(), z.string()).default({}),
});
const { services } = z
  .object({ services: z.record(z.string(), service) })
  .parse(parse(read("compose.yaml"), { merge: true }));
const [web, worker] = [service.parse(services["web"]), service.parse(services["worker"])];

const dockerfile = read("Dockerfile");
const image = parseEnv(/^ENV (.*)$/m.exec(dockerfile)?.[1]?.replaceAll(" ", "\n") ?? "");

/** Settings that containers neither fix nor take from outside, with the reason. */
const LEFT_OUT = {
  COUNTRY_HEADER: "the proxy sets none",
  OPERATOR_PORT: "it is reached inside the container only",
  PRINT_PROFILE: "it names a file that has to be mounted",
  GHOSTSCRIPT: "it is on the path where the image has it",
  BUBBLEWRAP: "it does not run in a container",
};

/** A text with the variables that Compose puts in: `${NAME:-default}` and `${NAME:?}`. */
const interpolated = (text: string, variables: NodeJS.Dict<string>): string => {
  const put = text.replaceAll(
    /\$\{(\w+)(?::-([^{}]*)|:\?)\}/g,
    (_whole, name: string, fallback: string | undefined) => {
      const value = variables[name] ?? "";
      if (value === "" && fallback === undefined) throw new Error(`${name} is required.`);
      return value === "" ? String(fallback) : value;
    },
  );
  return put === text ? text : interpolated(put, variables);
};

const settingsOf = ({ environment }: z.infer<typeof service>, variables: NodeJS.Dict<string>) =>
  readSettings({
    ...image,
    ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, interpolated(value, variables)])),
  });

describe("compose.yaml", () => {
  it("gives the processes all settings but those that are left out for a reason, and none that does not exist", () => {
    const given = new Set([image, web.environment, worker.environment].flatMap((one) => Object.keys(one)));
    const names = Object.values(SETTINGS).map(({ name }) => name);
    expect([...given, ...Object.keys(LEFT_OUT)].toSorted()).toEqual(names.toSorted());
  });

  it("starts the demo of the example, whose office runs on the workers", () => {
    const example = parseEnv(read("deploy/example.env"));
    expect(settingsOf(web, example)).toMatchObject({ role: "web", demo: true, production: false });
    expect(settingsOf(worker, example)).toMatchObject({
      role: "worker",
      demo: false,
      autopilot: true,
      // Codes for telephone numbers are in the mail catcher too.
      smsGateway: "sms.lucarne.example",
    });
  });

  it("starts production without the demo, with the settings that an operator adds", () => {
    const own = {
      ...parseEnv(read("deploy/example.env")),
      NODE_ENV: "production",
      DEMO: "",
      LUCARNE_HOST: "club.example",
      SMS_GATEWAY: "sms.example",
      RETENTION_AUDIT: "400",
    };
    for (const one of [web, worker])
      expect(settingsOf(one, own)).toMatchObject({
        production: true,
        demo: false,
        autopilot: false,
        publicUrl: "https://club.example",
        smsGateway: "sms.example",
        retentionAudit: 400,
      });
  });

  it("has one service that builds an image, and names a version of each other", () => {
    const builders = Object.values(services).filter(({ build }) => build !== undefined);
    expect(builders.map((one) => one.image)).toEqual(["lucarne"]);
    const others = Object.values(services).filter((one) => one.image !== "lucarne");
    for (const one of others) expect(one.image).toMatch(/:v?\d/);
  });
});

describe("deploy/Caddyfile", () => {
  it("removes the headers by which a stranger would decide what is traced", () => {
    const proxy = read("deploy/Caddyfile");
    for (const header of ["traceparent", "tracestate"]) expect(proxy).toContain(`header_up -${header}`);
  });
});

describe("deploy/prometheus.yml", () => {
  it("asks web and worker processes where they listen, under the name of the alert rules", () => {
    const { scrape_configs: jobs } = z
      .object({
        scrape_configs: z.array(
          z.object({
            job_name: z.string(),
            dns_sd_configs: z.array(z.object({ names: z.array(z.string()), port: z.number() })),
          }),
        ),
      })
      .parse(parse(read("deploy/prometheus.yml")));
    const { metricsListen } = settingsOf(web, parseEnv(read("deploy/example.env")));
    expect(jobs).toEqual([
      expect.objectContaining({
        job_name: "lucarne",
        dns_sd_configs: [expect.objectContaining({ names: ["web", "worker"], port: metricsListen?.port })],
      }),
    ]);
    expect(metricsListen?.host).toBe("0.0.0.0");
    expect(read("docs/monitoring/alerts.yaml")).toContain('up{job="lucarne"}');
  });
});

describe("docs/monitoring/alerts.yaml", () => {
  it("gives each alert an expression, a severity and a summary", () => {
    const rule = z.object({
      alert: z.string().startsWith("Lucarne"),
      expr: z.string(),
      labels: z.object({ severity: z.enum(["critical", "warning"]) }),
      annotations: z.object({ summary: z.string().endsWith(".") }),
    });
    const alerts = z.object({ groups: z.array(z.object({ rules: z.array(rule) })) });
    const { groups } = alerts.parse(parse(read("docs/monitoring/alerts.yaml")));
    const names = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain("LucarneNoWorker");
  });
});

describe("the image", () => {
  it("has a user whose number says that it is not root", () => {
    expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  });
});
