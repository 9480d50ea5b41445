import { queryOptions } from "@tanstack/react-query";

import { answerOf, type ApiClient } from "../client/client.ts";
import { fileForm } from "../client/file-form.ts";
import type { components, operations } from "../generated/schema.ts";
import { FINAL } from "../rules/order-states.ts";
import { queryKeys } from "./keys.ts";

type Schemas = components["schemas"];

export type Order = Schemas["Order"];
export type OrderStatus = Order["status"];
export type OrderRequest = Schemas["OrderRequest"];
export type Customer = Schemas["Customer"];
export type MarketingConfig = Schemas["MarketingConfig"];
export type StoredFile = Schemas["StoredFile"];
export type Voucher = Schemas["Voucher"];

/** Orders on a page (ORD-1). */
const ORDERS_PER_PAGE = 20;

/** A page of the company's orders, newest first, without vouchers; with `statuses` of those alone (ORD-12). */
export const ordersQuery = (client: ApiClient, page: number, statuses: readonly OrderStatus[] = []) => {
  const status = statuses.length > 0 ? statuses.join(",") : undefined;
  return queryOptions({
    queryKey: queryKeys.orders.list(page, status ?? null),
    queryFn: ({ signal }) =>
      answerOf(client.GET("/v2/orders", { params: { query: { page, limit: ORDERS_PER_PAGE, status } }, signal })),
  });
};

/** The interval at which an open order is fetched again while its page is shown, in milliseconds (ORD-16). */
const OPEN_ORDER_INTERVAL = 30_000;

/** When to fetch orders again: the office may change an open one. */
export const ordersInterval = (orders: readonly Pick<Order, "status">[] = []): number | false =>
  orders.some(({ status }) => !FINAL.includes(status)) && OPEN_ORDER_INTERVAL;

/** One order by its uuid, with the vouchers of a completed one. */
export const orderQuery = (client: ApiClient, uuid: string) =>
  queryOptions({
    queryKey: queryKeys.orders.item(uuid),
    queryFn: ({ signal }) => answerOf(client.GET("/v2/orders/{id}", { params: { path: { id: uuid } }, signal })),
    refetchInterval: ({ state: { data } }) => ordersInterval(data && [data]),
  });

/** Places an order. The key is kept with the draft until a final answer, so that a repetition orders nothing twice. */
export const createOrder = (client: ApiClient, body: OrderRequest, key: string): Promise<Order> =>
  answerOf(client.POST("/v2/orders", { params: { header: { "Idempotency-Key": key } }, body }));

type UploadTarget = NonNullable<operations["uploadOrderFile"]["parameters"]["query"]>;

/** A product whose sheet shows a logo. */
export type LogoProduct = NonNullable<UploadTarget["logo"]>;

/** Uploads a logo for the sheet of a product; `signal` stops it. */
export const uploadLogo = (
  client: ApiClient,
  file: File,
  logo: LogoProduct,
  signal?: AbortSignal,
): Promise<StoredFile> =>
  answerOf(client.POST("/v1/shop/order/files", { ...fileForm(file), params: { query: { logo } }, signal }));

/** A product whose cover a photo may replace. */
export type PhotoProduct = NonNullable<UploadTarget["photo"]>;

/** Uploads a photo for the cover of a product; `signal` stops it. */
export const uploadPhoto = (
  client: ApiClient,
  file: File,
  photo: PhotoProduct,
  signal?: AbortSignal,
): Promise<StoredFile> =>
  answerOf(client.POST("/v1/shop/order/files", { ...fileForm(file), params: { query: { photo } }, signal }));

/** The bytes of a file of the own company. */
export const orderFile = (client: ApiClient, uuid: string, signal?: AbortSignal): Promise<Blob> =>
  answerOf(client.GET("/v1/files/{uuid}", { params: { path: { uuid } }, parseAs: "blob", signal }));

/** The print file of a marketing order, a PDF. */
export const orderPrint = (client: ApiClient, uuid: string): Promise<Blob> =>
  answerOf(client.GET("/v2/orders/{id}/print", { params: { path: { id: uuid } }, parseAs: "blob" }));
