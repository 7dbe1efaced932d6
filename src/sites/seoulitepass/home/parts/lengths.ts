/** The number of stories on the first page. */
export const postsOnHome = 4
