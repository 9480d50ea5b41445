/** Columns of the services, also while they load. */
export const SERVICE_COLUMNS = { phone: 1, tablet: 2 } as const;
