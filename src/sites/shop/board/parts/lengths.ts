/** The number of posts and questions of each kind on the overview. */
export const overviewLength = 5
/** The number of notices on /main. */
export const stripLength = 3
