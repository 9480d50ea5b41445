/** Ten screens of a signed-in installer that every engine opens: the address, and the heading of its page. */
export const SCREENS = [
  ["/", "Home"],
  ["/projects", "Projects"],
  ["/shop", "Shop"],
  ["/team", "Team"],
  ["/orders", "Orders"],
  ["/rewards", "Rewards"],
  ["/resources", "Resources"],
  ["/balance", "Points balance"],
  ["/notifications", "Notifications"],
  ["/user", "Profile and company"],
] as const;
