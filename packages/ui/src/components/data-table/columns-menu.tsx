import { Button } from "../button/index.ts";
import { SlidersHorizontal } from "../icons/index.ts";
import { Menu, MenuCheckboxItem } from "../menu/index.ts";
import { useStrings } from "../provider/index.ts";
import { isHideable } from "./table-state.ts";
import type { DataColumn } from "./types.ts";

interface ColumnsMenuProps<Item> {
  readonly columns: readonly DataColumn<Item>[];
  readonly hidden: readonly string[];
  readonly onShown: (id: string, shown: boolean) => void;
}

/** The columns that can be hidden, each with a check mark while it is shown. */
export const ColumnsMenu = <Item,>({ columns, hidden, onShown }: ColumnsMenuProps<Item>) => {
  const strings = useStrings();
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="outline" size="compact" icon={SlidersHorizontal}>
          {strings.columns}
        </Button>
      }
    >
      {columns.filter(isHideable).map(({ id, header }) => (
        <MenuCheckboxItem key={id} checked={!hidden.includes(id)} onCheckedChange={(shown) => onShown(id, shown)}>
          {header}
        </MenuCheckboxItem>
      ))}
    </Menu>
  );
};
