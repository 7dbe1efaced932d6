/** How many posts and questions Help shows of each kind. */
export const overviewLength = 5
/** How many notices /main shows. */
export const stripLength = 3
