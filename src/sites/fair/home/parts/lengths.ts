/** How many posts and items of the program the first page shows. */
export const newsLength = 4
export const nextLength = 4
