/** The list's address: which notifications, and the page where it is not the first. Page and filter stand in the URL. */
export const notificationAddress = (unreadOnly: boolean, page = 1): string => {
  const search = new URLSearchParams();
  if (unreadOnly) search.set("mark", "unread");
  if (page > 1) search.set("page", String(page));

  return search.size > 0 ? `/notifications?${search}` : "/notifications";
};

/** Whether an address asks for what is not read yet alone; anything else shows all. */
export const asksForUnread = (search: URLSearchParams): boolean => search.get("mark") === "unread";
