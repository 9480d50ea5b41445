import { placesQuery, readPlace } from "@lucarne/api-client/queries/places";
import type { RegionSlug } from "@lucarne/api-client/regions";
import { Combobox } from "@lucarne/ui/combobox";
import { Search } from "@lucarne/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import { useLanguage } from "../../intl/use-language.ts";
import { api } from "../../session/portal-api.ts";
import { useDebounced } from "../forms/use-debounced.ts";
import { type PlaceParts, placeParts } from "./place-parts.ts";

const messages = defineMessages<{ asTyped: { text: string } }>({
  asTyped: { id: "common.place.asTyped", defaultMessage: "Use as typed: {text}" },
});

/** How long typing must stand still before addresses are asked for, in milliseconds (document 1 §9). */
const DEBOUNCE_MS = 500;
/** From this length on, what was typed may stand as an address of its own (document 1 §5). */
const CUSTOM_FROM = 5;

type AddressFieldProps = {
  label: string;
  country: RegionSlug;
  value: string;
  onChange: (text: string) => void;
  /** An address was chosen: its parts. */
  onPlace: (parts: PlaceParts) => void;
  error?: string | undefined;
};

/** An address of a country, found while typing; or as it is typed (document 1 §5). */
export const AddressField = ({ label, country, value, onChange, onPlace, error }: AddressFieldProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  // One from the first letter to the choice: places are found and read within it.
  const [session] = useState(() => crypto.randomUUID());
  const input = useDebounced(value.trim(), DEBOUNCE_MS);
  const { data = [], isFetching } = useQuery(placesQuery(api, { input, country, session, language }));

  const choose = async (placeId: string, description: string) => {
    onChange(description);
    try {
      onPlace(placeParts(await readPlace(api, placeId, session)));
    } catch {
      // The line stands as it was suggested; the rest is typed.
    }
  };

  return (
    <Combobox
      label={label}
      icon={Search}
      autoComplete="off"
      value={value}
      onChange={onChange}
      options={data.map(({ place_id: placeId, description }) => ({ value: placeId, label: description }))}
      onSelect={(option) => void choose(option.value, option.label)}
      loading={isFetching}
      keepTyped={value.trim().length >= CUSTOM_FROM ? (text) => formatMessage(messages.asTyped, { text }) : undefined}
      error={error}
    />
  );
};
