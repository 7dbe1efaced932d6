/** The number of posts and program items on the first page. */
export const newsLength = 4
export const nextLength = 4
