interface Grouped {
  readonly group?: string | undefined;
}

interface Group<Item> {
  /** Its heading; undefined for items that are in no group. */
  readonly group: string | undefined;
  readonly items: Item[];
}

/** Neighbours with the same heading together, in their order. */
export const inGroups = <Item extends Grouped>(items: readonly Item[]): readonly Group<Item>[] => {
  const groups: Group<Item>[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last !== undefined && last.group === item.group) last.items.push(item);
    else groups.push({ group: item.group, items: [item] });
  }
  return groups;
};
