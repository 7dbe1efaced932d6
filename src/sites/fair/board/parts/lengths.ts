/** How many questions the page of the news shows. */
export const questionsLength = 4
