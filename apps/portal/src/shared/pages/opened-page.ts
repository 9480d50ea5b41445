/** A page that is being opened, as far as its address says. */
export type OpenedPage = {
  /** Empty for a page without one. */
  uuid: string;
  search: URLSearchParams;
  language: string;
  /** A link to the page is pointed at: only what is the same for every user may be requested. */
  pointedAt: boolean;
};

/** Requests what a page needs and the frame does not know; settles when all of it has arrived. */
export type StartEarly = (opened: OpenedPage) => Promise<unknown>;
