/** Stories that the first page shows. */
export const postsOnHome = 4
