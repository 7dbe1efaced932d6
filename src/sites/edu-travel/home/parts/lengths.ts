/** How many notices the first page shows. */
export const newsLength = 3
