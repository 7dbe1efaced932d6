/** How many posts the first page shows. */
export const newsLength = 3
