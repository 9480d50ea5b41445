import type { ComponentType } from "react";
import { Actions } from "./actions.tsx";
import { Choices } from "./choices.tsx";
import { Content } from "./content.tsx";
import { Fields } from "./fields.tsx";
import { Forms } from "./forms.tsx";
import { Messages } from "./messages.tsx";
import { Navigation } from "./navigation.tsx";
import { Panels } from "./panels.tsx";
import { Pictures } from "./pictures.tsx";
import { Screen } from "./screen.tsx";
import { Team } from "./team.tsx";

/** Parts beside each other, as on pages of an app; together all of the kit. */
export const compositions: Readonly<Record<string, ComponentType>> = {
  Actions,
  Fields,
  Choices,
  Forms,
  Messages,
  Content,
  Team,
  Navigation,
  Panels,
  Pictures,
  Screen,
};
