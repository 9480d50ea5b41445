import { Search } from "@lucarne/ui/icons";
import { TextField } from "@lucarne/ui/text-field";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { MAX_TEXT } from "../../../shared/query/list/list-address.ts";
import { messages } from "../messages.ts";
import { searchText } from "./shop-address.ts";

/** Time without a key before the search starts, in milliseconds. */
const DEBOUNCE = 350;

type ShopSearchProps = {
  /** What the address says. */
  search: string;
  onSearch: (search: string) => void;
};

/** The search field. It starts a search when typing pauses, and follows the address when that changes otherwise. */
export const ShopSearch = ({ search, onSearch }: ShopSearchProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(search);
  const [followed, setFollowed] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address has changed without this field, unless it says what the field began to search for.
  if (followed !== search) {
    setFollowed(search);
    if (!searchText(text).startsWith(search)) setText(search);
    else if (search === "") setText("");
  }

  const start = (typed: string) => {
    clearTimeout(timer.current);
    if (searchText(typed) !== search) onSearch(searchText(typed));
  };
  // Another filter may change during the pause.
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        start(text);
      }}
    >
      <TextField
        type="search"
        label={formatMessage(messages.search)}
        labelHidden
        placeholder={formatMessage(messages.search)}
        icon={Search}
        maxLength={MAX_TEXT}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => latest.current(target.value), DEBOUNCE);
        }}
      />
    </form>
  );
};
