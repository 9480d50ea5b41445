import { placesQuery, MIN_PLACE_INPUT, readPlace } from "@lucarne/api-client/queries/places";
import type { RegionSlug } from "@lucarne/api-client/regions";
import { Combobox } from "@lucarne/ui/combobox";
import { Search } from "@lucarne/ui/icons";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Ref, useRef, useState } from "react";
import { defineMessages, useIntl } from "react-intl";
import { useLanguage } from "../../platform/intl/use-language.ts";
import { api } from "../../platform/session/portal-api.ts";
import { useServes } from "../../platform/session/use-serves.ts";
import { useDebounced } from "../forms/use-debounced.ts";
import { type PlaceParts, placeParts } from "./place-parts.ts";

const messages = {
  ...defineMessages({
    none: { id: "common.place.none", defaultMessage: "No address found. Check the spelling or keep typing." },
    failed: { id: "common.place.failed", defaultMessage: "We could not search for addresses. Enter the full address." },
  }),
  ...defineMessages<{ asTyped: { text: string } }>({
    asTyped: { id: "common.place.asTyped", defaultMessage: "Use as typed: {text}" },
  }),
};

/** The pause in typing after which addresses are requested, in milliseconds (ADDR-1). */
const DEBOUNCE_MS = 500;
/** From this length on, the typed text can be used as an address (ADDR-2). */
const MIN_CUSTOM_ADDRESS = 5;

/** Street and number come first in an address line, the place after them. */
const rowOf = (line: string) => {
  const [street = line, ...place] = line.split(", ");

  return { label: street, ...(place.length > 0 && { description: place.join(", ") }) };
};

type AddressFieldProps = {
  label: string;
  country: RegionSlug;
  value: string;
  onChange: (text: string) => void;
  /** An address was chosen: its parts. */
  onPlace: (parts: PlaceParts) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** A uuid of one search, which is no secret. A page without https has no `randomUUID`. */
const newSession = (): string =>
  "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replaceAll("x", () => Math.floor(Math.random() * 16).toString(16));

/** An address of a country, found while typing; or as it is typed (ADDR-1, ADDR-2). */
export const AddressField = ({ label, country, value, onChange, onPlace, error, ref }: AddressFieldProps) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  // One from the first letter to the choice: places are found and read within it.
  const [session, setSession] = useState(newSession);
  // The text to search for: only what was typed, not what a choice filled in or what the field had at first.
  const [typed, setTyped] = useState("");
  const input = useDebounced(typed.trim(), DEBOUNCE_MS);
  const isSettled = input === typed.trim();
  const serves = useServes("places");
  const isLookedFor = serves && typed.trim().length >= MIN_PLACE_INPUT;
  const { data, isError, isFetching } = useQuery({
    ...placesQuery(api, { input, country, session, language }),
    enabled: serves && input.length >= MIN_PLACE_INPUT,
    placeholderData: keepPreviousData,
  });
  const found = isLookedFor ? (data ?? []) : [];
  const latest = useRef(value);

  const choose = async (placeId: string, line: string) => {
    onChange(line);
    latest.current = line;
    setTyped("");
    setSession(newSession());
    try {
      const place = await readPlace(api, placeId, session);
      // The user has typed more since: ignore this answer.
      if (latest.current === line) onPlace(placeParts(place));
    } catch {
      // Keep the suggested line; the user types the rest.
    }
  };

  return (
    <Combobox
      ref={ref}
      label={label}
      icon={Search}
      autoComplete="off"
      value={value}
      onValueChange={(text) => {
        latest.current = text;
        setTyped(text);
        onChange(text);
      }}
      options={found.map(({ place_id: placeId, description }) => ({ value: placeId, ...rowOf(description) }))}
      onSelect={({ value: placeId }) => {
        const line = found.find(({ place_id: id }) => id === placeId)?.description;
        if (line !== undefined) void choose(placeId, line);
      }}
      loading={isLookedFor && (!isSettled || isFetching)}
      empty={isLookedFor ? formatMessage(isError ? messages.failed : messages.none) : undefined}
      keepTyped={
        value.trim().length >= MIN_CUSTOM_ADDRESS ? (text) => formatMessage(messages.asTyped, { text }) : undefined
      }
      error={error}
    />
  );
};
