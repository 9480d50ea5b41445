import type { ComponentType } from "react";
import { Actions } from "./actions.tsx";
import { Choices } from "./choices.tsx";
import { Content } from "./content.tsx";
import { Fields } from "./fields.tsx";
import { Messages } from "./messages.tsx";
import { Navigation } from "./navigation.tsx";
import { Panels } from "./panels.tsx";
import { Pictures } from "./pictures.tsx";

/** Parts beside each other, as on pages of an app; together all of the kit. */
export const compositions: Readonly<Record<string, ComponentType>> = {
  Actions,
  Fields,
  Choices,
  Messages,
  Content,
  Navigation,
  Panels,
  Pictures,
};
