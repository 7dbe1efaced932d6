/** The number of notices on the first page. */
export const newsLength = 3
