import { expect, it } from "vitest";

import { missingCarriers } from "./outbox-routes.ts";
import { matchers } from "../../../../../test-matchers.ts";

const SMTP = "smtp://mail.example";

it.each([
  ["a demo without carriers", { production: false, smtpUrl: undefined, smsGateway: undefined }, []],
  ["production without a mail server", { production: true, smtpUrl: undefined, smsGateway: undefined }, [/SMTP_URL/]],
  ["production with mail alone", { production: true, smtpUrl: SMTP, smsGateway: undefined }, [/SMS_GATEWAY.*codes/]],
  ["production with both", { production: true, smtpUrl: SMTP, smsGateway: "sms.example" }, []],
])("a start warns of messages that nothing delivers: %s", (_title, settings, warnings) => {
  expect(missingCarriers(settings)).toEqual(warnings.map((warning) => matchers.stringMatching(warning)));
});
