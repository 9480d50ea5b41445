"use client";

import { MainNav, PageMain, SiteHeader, SkipLink, TabBar } from "@lucarne/ui/app-frame";
import { Logo } from "@lucarne/ui/brand";
import { ReceiptText, Settings as SettingsIcon, UserPlus } from "@lucarne/ui/icons";
import { Container, Inline, Stack } from "@lucarne/ui/layout";
import { UiProvider } from "@lucarne/ui/provider";
import { SegmentedControl } from "@lucarne/ui/segmented-control";
import { strings } from "@lucarne/ui/strings/en";
import { Heading } from "@lucarne/ui/text";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { OrderPage } from "./order-page.tsx";
import { OrdersTable, type Order } from "./recipes/orders-table.tsx";
import { type Member, Registration } from "./recipes/registration.tsx";
import { Settings } from "./recipes/settings.tsx";
import { SignIn } from "./recipes/sign-in.tsx";

const SCHEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;
const DIRECTIONS = [
  { value: "ltr", label: "Left to right" },
  { value: "rtl", label: "Right to left" },
] as const;
const PAGES = [
  { href: "#orders", label: "Orders", icon: ReceiptText },
  { href: "#registration", label: "Registration", icon: UserPlus },
  { href: "#settings", label: "Settings", icon: SettingsIcon },
] as const;

const onHashChange = (listener: () => void) => {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
};
/** The page that the address names. */
const usePage = () =>
  useSyncExternalStore(
    onHashChange,
    () => location.hash || "#orders",
    () => "#orders",
  );

const states = ["open", "sent", "returned"] as const;
const orders: readonly Order[] = Array.from({ length: 40 }, (_, index) => ({
  id: `4079-${1000 + index}`,
  customer: index % 2 === 0 ? "Müller Bedachungen" : "Couvreurs Réunis",
  day: `2026-${String(1 + (index % 12)).padStart(2, "0")}-15`,
  status: states[index % states.length] ?? "open",
  points: index * 30,
}));

const done = () => Promise.resolve();
const register = ({ taxNumber }: Member) =>
  Promise.resolve(taxNumber === "1111" ? { taxNumber: "There is already a member with this tax number." } : undefined);

/**
 * Names the page in the window's title, and after a change of page moves focus to its heading, as a browser begins a new
 * document at its top.
 */
const useTitle = (title: string) => {
  const before = useRef(title);
  useEffect(() => {
    document.title = `${title} – Mine Club`;
    if (before.current === title) return;
    before.current = title;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [title]);
};

/** An app in its own brand, made of the recipes of the documentation: sign-in, then a table, a wizard and settings. */
export const Club = () => {
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]["value"]>("light");
  const [direction, setDirection] = useState<(typeof DIRECTIONS)[number]["value"]>("ltr");
  const page = usePage();
  const [signedIn, setSignedIn] = useState(false);
  const order = orders.find(({ id }) => `#${id}` === page);
  useEffect(() => {
    const root = document.documentElement;
    root.dataset["brand"] = "mine";
    root.dataset["scheme"] = scheme;
    root.dir = direction;
  }, [scheme, direction]);

  const signIn = (_: string, code: string) => {
    const right = code === "40712";
    if (right) setSignedIn(true);
    return Promise.resolve(right);
  };

  const pages = PAGES.map((item) => ({ ...item, current: item.href === page }));
  const name = order === undefined ? pages.find(({ current }) => current)?.label : `Order ${order.id}`;
  useTitle(signedIn ? (name ?? "Page not found") : "Sign in");

  const content = () => {
    if (!signedIn) return <SignIn sendCode={done} signIn={signIn} />;
    if (order !== undefined) return <OrderPage order={order} />;
    if (page === "#orders") return <OrdersTable orders={orders} onPrint={() => undefined} />;
    if (page === "#registration") return <Registration register={register} />;
    if (page === "#settings") return <Settings save={done} deleteAccount={done} />;
    return (
      <Container>
        <Heading level={1}>Page not found</Heading>
      </Container>
    );
  };

  return (
    <UiProvider strings={strings} locale="en">
      <Stack>
        <SkipLink />
        <SiteHeader
          logo={<Logo name={["Mine", "Club"]} />}
          nav={signedIn ? <MainNav items={pages} /> : undefined}
          actions=""
        />
        <Container as="aside" aria-label="Look">
          <Inline>
            <SegmentedControl label="Scheme" options={SCHEMES} value={scheme} onValueChange={setScheme} />
            <SegmentedControl label="Direction" options={DIRECTIONS} value={direction} onValueChange={setDirection} />
          </Inline>
        </Container>
        <PageMain>{content()}</PageMain>
        {signedIn ? <TabBar items={pages} /> : null}
      </Stack>
    </UiProvider>
  );
};
