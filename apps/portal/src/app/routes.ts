import type { ComponentType } from "react";
import type { MessageDescriptor } from "react-intl";
import { defineMessages } from "react-intl";
import type { MessageGroup } from "../platform/intl/message-groups.ts";
import { pageNames } from "../shared/page/page-names.ts";
import { messages as notFoundMessages } from "../shared/page/not-found/messages.ts";

/** What a screen's module gives to the router. */
export type ScreenModule = { Component: ComponentType };

/**
 * Who may open a screen, and what is around it. Access depends only on signed in or not (NAV-3). `open` has no
 * frame; `either` has the signed-in frame for a signed-in user and none for a visitor.
 */
export type Frame = "anonymous" | "signed-in" | "open" | "either";

export type PortalRoute = {
  path: string;
  frame: Frame;
  title: MessageDescriptor;
  /** Loaded when the route is opened. The build reads path and import from this table for the server's preloads. */
  screen: () => Promise<ScreenModule>;
  /** Messages beyond those of the frame; they come with the screen. */
  words?: MessageGroup;
};

const titles = defineMessages({
  signIn: { id: "signIn.pageTitle", defaultMessage: "Sign in" },
  registration: { id: "common.registration", defaultMessage: "Registration" },
  maintenance: { id: "maintenance.pageTitle", defaultMessage: "Maintenance" },
});

/** Every address of the portal (NAV-6). */
export const PORTAL_ROUTES: readonly PortalRoute[] = [
  {
    path: "/login",
    frame: "anonymous",
    title: titles.signIn,
    screen: () => import("../features/sign-in/sign-in-screen.tsx"),
  },
  {
    path: "/register",
    frame: "anonymous",
    title: titles.registration,
    words: "registration",
    screen: () => import("../features/registration/registration-screen.tsx"),
  },
  { path: "/", frame: "signed-in", title: pageNames.home, screen: () => import("../features/home/home-screen.tsx") },
  {
    path: "/notifications",
    frame: "signed-in",
    title: pageNames.notifications,
    screen: () => import("../features/notifications/notifications-screen.tsx"),
  },
  {
    path: "/notifications/:uuid",
    frame: "signed-in",
    title: pageNames.notification,
    screen: () => import("../features/notifications/notification-screen.tsx"),
  },
  {
    path: "/verify-email",
    frame: "signed-in",
    title: pageNames.verifyEmail,
    screen: () => import("../features/email-verification/email-verification-screen.tsx"),
  },
  {
    path: "/maintenance",
    frame: "open",
    title: titles.maintenance,
    screen: () => import("../features/maintenance/maintenance-screen.tsx"),
  },
  {
    path: "*",
    frame: "either",
    title: notFoundMessages.pageTitle,
    screen: () => import("../features/not-found/not-found-screen.tsx"),
  },
];

/** The frames' own chunks. */
export const FRAME_LAYOUTS = {
  anonymous: () => import("./layouts/anonymous-layout.tsx"),
  "signed-in": () => import("./layouts/signed-in-layout.tsx"),
} as const;
