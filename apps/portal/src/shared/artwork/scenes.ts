import { breakpoints } from "@lucarne/ui/tokens";

/** A picture with a cut of its own for narrow screens; sizes in px, as the files are drawn. */
export type Scene = {
  wide: Cut;
  phone: Cut;
  /** Screens narrower than this take the phone's cut, in px. */
  wideFrom: number;
};

type Cut = { file: string; width: number; height: number };

/** The scenes of the portal's special screens. */
export const SCENES = {
  signIn: {
    wide: { file: "/art/sign-in-wide.svg", width: 1200, height: 1080 },
    phone: { file: "/art/sign-in-phone.svg", width: 780, height: 460 },
    wideFrom: breakpoints.desktop,
  },
  registration: {
    wide: { file: "/art/registration.svg", width: 688, height: 260 },
    phone: { file: "/art/registration.svg", width: 688, height: 260 },
    wideFrom: breakpoints.tablet,
  },
  welcome: {
    wide: { file: "/art/welcome-wide.svg", width: 600, height: 520 },
    phone: { file: "/art/welcome-phone.svg", width: 780, height: 560 },
    wideFrom: breakpoints.tablet,
  },
  maintenance: {
    wide: { file: "/art/maintenance-wide.svg", width: 1440, height: 560 },
    phone: { file: "/art/maintenance-phone.svg", width: 780, height: 720 },
    wideFrom: breakpoints.tablet,
  },
  notFound: {
    wide: { file: "/art/not-found-wide.svg", width: 896, height: 504 },
    phone: { file: "/art/not-found-phone.svg", width: 780, height: 590 },
    wideFrom: breakpoints.tablet,
  },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
