/** The number of notices on the first page. */
export const noticesOnHome = 3
