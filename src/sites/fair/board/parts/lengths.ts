/** The number of questions on the news page. */
export const questionsLength = 4
