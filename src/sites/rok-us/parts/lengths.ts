/** Notices that the first page shows. */
export const noticesOnHome = 3
