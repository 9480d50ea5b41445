import { Search } from "@lucarne/ui/icons";
import { TextField } from "@lucarne/ui/text-field";
import { useEffect, useEffectEvent, useState } from "react";
import { useDebounced } from "../../../shared/forms/use-debounced.ts";
import type { PageHref } from "../../../shared/navigation/href.ts";
import { useNavigate } from "../../../shared/navigation/navigate.ts";
import { MAX_TEXT } from "../../../shared/query/list/list-address.ts";

const DEBOUNCE_MS = 400;

type ListSearchProps = {
  label: string;
  /** The text in the address. */
  value: string;
  /** The address of the list with another text. */
  hrefOf: (text: string) => PageHref;
};

/** Searches a list while typing. The text is in the URL and replaces the history entry. */
export const ListSearch = ({ label, value, hrefOf }: ListSearchProps) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const settled = useDebounced(typed, DEBOUNCE_MS);

  // The address changed elsewhere, as by Back or "Clear search": the field follows it.
  if (shown !== value) {
    setShown(value);
    if (typed.trim() !== value) setTyped(value);
  }

  const search = () => {
    const text = typed.trim();
    if (text !== value) void navigate(hrefOf(text), { replace: true });
  };

  const settle = useEffectEvent((text: string) => {
    // Unless the address has changed the field since.
    if (text === typed) search();
  });

  useEffect(() => settle(settled), [settled]);

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <TextField
        type="search"
        label={label}
        labelHidden
        placeholder={label}
        icon={Search}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_TEXT}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
};
