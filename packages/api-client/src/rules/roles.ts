/** The roles of users, by their numbers in the contract. An owner registers the company and runs its team. */
export const OWNER = 3;
export const INSTALLER = 4;
