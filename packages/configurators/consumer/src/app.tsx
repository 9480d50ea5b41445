// An app: shows one side of an artwork and the form.
import { Configurator, type ConfiguratorProps } from "@lucarne/configurators/form";
import { loadFormWords } from "@lucarne/configurators/form/words";
import { layout } from "@lucarne/configurators/artwork/layout/layout";
import { templateSchema } from "@lucarne/configurators/artwork/template/schema";
import { FLYER } from "@lucarne/configurators/products/flyer/template";
import { Artwork } from "@lucarne/configurators/render/react/artwork";
import type { ReactElement } from "react";

const artwork = layout(templateSchema.parse(FLYER), { language: "uk", texts: {}, services: [], partner: false });

export const words = loadFormWords;
export const Preview = (): ReactElement => <Artwork artwork={artwork} side="front" label="Flyer" />;
export const Form = (props: ConfiguratorProps): ReactElement => <Configurator {...props} />;
