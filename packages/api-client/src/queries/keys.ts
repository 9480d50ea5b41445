/**
 * The keys of all cached answers. `all` covers every answer of an area and `lists` every page of a list: pass them to
 * `invalidateQueries`. No other module writes a key.
 */
export const queryKeys = {
  account: {
    all: ["account"],
    self: ["account", "self"],
  },
  clubCard: {
    all: ["club-card"],
    account: (companyId: number) => ["club-card", "account", companyId],
    histories: ["club-card", "history"],
    history: (page: number) => ["club-card", "history", page],
  },
  config: {
    all: ["config"],
    ofSession: (session: string, language: string) => ["config", session, language],
    public: (language: string) => ["config", "public", language],
  },
  content: {
    all: ["content"],
    list: (kind: string, language: string, page: number, limit: number, sticky: boolean) => [
      "content",
      kind,
      language,
      page,
      limit,
      sticky,
    ],
    item: (uuid: string, language: string) => ["content", "item", uuid, language],
  },
  notifications: {
    all: ["notifications"],
    lists: ["notifications", "list"],
    list: (page: number, mark: string | null) => ["notifications", "list", page, mark],
    unread: ["notifications", "unread"],
    item: (uuid: string) => ["notifications", "item", uuid],
  },
  orders: {
    all: ["orders"],
    lists: ["orders", "list"],
    list: (page: number, status: string | null) => ["orders", "list", page, status],
    item: (uuid: string) => ["orders", "item", uuid],
  },
  places: {
    all: ["places"],
    search: (country: string, input: string, language: string) => ["places", "search", country, input, language],
  },
  points: {
    all: ["points"],
    summaries: ["points", "summary"],
    summary: (companyUuid: string) => ["points", "summary", companyUuid],
    months: ["points", "months"],
    history: (page: number, limit: number, filter: object) => ["points", "history", page, limit, filter],
  },
  projects: {
    all: ["projects"],
    lists: ["projects", "list"],
    list: (tab: string, part: object, language: string) => ["projects", "list", tab, part, language],
    /** One project in every language. */
    items: (uuid: string) => ["projects", "item", uuid],
    item: (uuid: string, language: string) => ["projects", "item", uuid, language],
    products: (uuid: string, language: string) => ["projects", "products", uuid, language],
  },
  registration: {
    number: (regionId: number | undefined, number: string) => ["registration", "number", regionId, number],
  },
  rewards: {
    all: ["rewards"],
    tiers: (regionId: number) => ["rewards", "tiers", regionId],
    progress: (companyId: number) => ["rewards", "progress", companyId],
    behaviours: (regionId: number, page: number, language: string) => [
      "rewards",
      "behaviours",
      regionId,
      page,
      language,
    ],
    certificates: (language: string) => ["rewards", "certificates", language],
  },
  sessions: {
    all: ["sessions"],
  },
  shop: {
    all: ["shop"],
    lists: ["shop", "products"],
    products: (filter: object, language: string) => ["shop", "products", filter, language],
    product: (uuid: string, language: string) => ["shop", "product", uuid, language],
    categories: (regionId: number, type: string | null, language: string) => [
      "shop",
      "categories",
      regionId,
      type,
      language,
    ],
    clubCard: (regionId: number, language: string) => ["shop", "club-card", regionId, language],
    services: (region: string, type: string) => ["shop", "services", region, type],
    carts: ["shop", "cart"],
    cart: (uuids: readonly string[], language: string) => ["shop", "cart", uuids, language],
    qrCode: (link: string) => ["shop", "qr-code", link],
  },
  support: {
    all: ["support"],
    lists: ["support", "tickets"],
    tickets: (installerUuid: string) => ["support", "tickets", installerUuid],
    ticket: (uuid: string) => ["support", "ticket", uuid],
    messages: (uuid: string) => ["support", "messages", uuid],
  },
  survey: {
    questions: (type: string, regionId: number | null, language: string) => ["survey", type, regionId, language],
  },
  team: {
    all: ["team"],
    lists: ["team", "list"],
    list: (page: number, language: string) => ["team", "list", page, language],
    member: (uuid: string) => ["team", "member", uuid],
  },
} as const;
