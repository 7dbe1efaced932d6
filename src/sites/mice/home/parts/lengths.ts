/** The number of posts on the first page. */
export const newsLength = 3
