import { lazy } from "react";
import { loadCode, withWords } from "./load-code.ts";

/** Imports the frame of visitors. */
export const importAnonymousFrame = () => import("./layouts/anonymous-layout.tsx");

/** Imports the frame of signed-in pages and the words that all of them need. */
export const importSignedInFrame = withWords(() => import("./layouts/signed-in-layout.tsx"), "app");

/** The frame of signed-in pages around a page that has it only for a signed-in user. */
export const SignedInFrame = lazy(async () => ({ default: (await loadCode(importSignedInFrame)).Component }));

const importTerms = withWords(() => import("../features/terms/terms-screen.tsx"), "terms");

/** Shown instead of every signed-in page until the terms are accepted. */
export const TermsScreen = lazy(async () => ({ default: (await loadCode(importTerms)).Component }));

/** Shown instead of a page that needs what the server does not have. */
export const MissingPage = lazy(async () => ({
  default: (await loadCode(() => import("../shared/page-parts/not-found/not-found.tsx"))).NotFound,
}));
