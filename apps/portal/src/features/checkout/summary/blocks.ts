import type { Purchase } from "../purchase.ts";

/** Why an order cannot be placed now. */
export type Block = "readOnly" | "noNumber" | "points" | "minimum";

type Situation = {
  purchase: Pick<Purchase, "total" | "minimum">;
  /** The company's spendable points; `undefined` until they are known. */
  balance: number | undefined;
  /** The company's registration number. */
  registrationNumber: string | null;
  /** Whether the session only shows another account. */
  isEmulated: boolean;
};

/** Everything that blocks an order; a total equal to the balance or to the minimum passes (CHK-9 to CHK-11). */
export const blocksOf = ({ purchase, balance, registrationNumber, isEmulated }: Situation): Block[] => {
  const blocks: Record<Block, boolean> = {
    readOnly: isEmulated,
    noNumber: (registrationNumber ?? "").trim() === "",
    points: balance !== undefined && purchase.total > balance,
    minimum: purchase.total < purchase.minimum,
  };

  return (["readOnly", "noNumber", "points", "minimum"] as const).filter((block) => blocks[block]);
};
