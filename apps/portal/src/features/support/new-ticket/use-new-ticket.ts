import { queryKeys } from "@lucarne/api-client/queries/keys";
import { createTicket, ticketQuery } from "@lucarne/api-client/queries/support";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newKey } from "../../../platform/security/new-key.ts";
import { useLanguage } from "../../../platform/intl/use-language.ts";
import { api } from "../../../platform/session/portal-api.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { localStore, tabStore } from "../../../platform/storage/browser-stores.ts";
import { draftKey } from "../../../platform/storage/draft-key.ts";
import type { User } from "@lucarne/api-client/queries/account";
import { usePortalForm } from "../../../shared/forms/use-portal-form.ts";
import { href } from "../../../shared/navigation/href.ts";
import { useNavigate } from "../../../shared/navigation/navigate.ts";
import { readTicketDraft } from "./ticket-draft.ts";
import { ticketSchema } from "./ticket-schema.ts";

/** The support system expects these values of every web client (SUP-3). */
const CLIENT = { appVersion: "1.0.0", appType: "web" } as const;

/** The form of a new support request, whose draft stays on this device until the server accepts it (SUP-7). */
export const useNewTicket = (user: User) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const store = useSession().kind === "emulated" ? tabStore : localStore;
  const storeKey = draftKey(user.uuid, "ticket");
  const [draft] = useState(() => readTicketDraft(store.getItem(storeKey)));
  const [sendKey, setSendKey] = useState(() => draft?.key ?? newKey());

  return usePortalForm({
    schema: ticketSchema,
    initial: { title: draft?.title ?? "", body: draft?.body ?? "" },
    onType: (values) => {
      // A changed text needs a new idempotency key.
      const key = newKey();
      setSendKey(key);
      store.setItem(storeKey, JSON.stringify({ ...values, key }));
    },
    send: async (values) => {
      const info = { language, hostname: location.hostname, region: user.region.slug, ...CLIENT };
      const ticket = await createTicket(api, { ...values, info }, sendKey);
      store.removeItem(storeKey);
      queryClient.setQueryData(ticketQuery(api, ticket.uuid).queryKey, ticket);
      void queryClient.invalidateQueries({ queryKey: queryKeys.support.lists });
      await navigate(href("ticket", { uuid: ticket.uuid }), { replace: true });
    },
  });
};
