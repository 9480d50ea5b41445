import type { MarketingConfig, OrderRequest } from "@lucarne/api-client/queries/orders";
import type { PageHref } from "../../shared/navigation/href.ts";

/** A line of what is ordered. */
export type PurchaseLine = {
  readonly key: string;
  readonly name: string;
  /** Name of the variant, where there are several. */
  readonly variant?: string | undefined;
  readonly picture: string;
  readonly quantity: number;
  /** Points for all pieces. */
  readonly points: number;
};

/** What is ordered; customer and total are added when it is sent. */
type Ordered<Request> = Request extends OrderRequest ? Omit<Request, "customer" | "expected_points"> : never;

/** What is ordered at the checkout. */
export type Purchase = {
  /** Where it comes from; the products' own kind where there is none. */
  readonly vendor?: string | undefined;
  readonly lines: readonly PurchaseLine[];
  /** Points; 0 for the free card (CHK-19). */
  readonly total: number;
  /** The least total in points; 0 without one (CHK-11). */
  readonly minimum: number;
  /** Whether it is delivered to an address, unlike vouchers (CHK-7). */
  readonly delivered: boolean;
  readonly request: Ordered<OrderRequest>;
  /** The design of marketing material. */
  readonly design?: MarketingConfig | undefined;
  /** Where what is ordered can be changed. */
  readonly editHref: PageHref;
};
