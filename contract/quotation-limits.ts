/**
 * Size of a group that requests a quotation (product §5, §9). The figures are separate from the schemas, so that texts can quote
 * them.
 */
export const groupSize = { min: 8, max: 200 } as const
/** Most characters of wishes, questions and answers, of an offer's title and of one line (product §5). */
export const quotationTexts = { content: 3000, title: 120, label: 120 } as const
/** Most lines of an offer. */
export const offerLines = 30
/** Business days of Seoul within which an offer is made (product §4, §9). */
export const offerDays = 2
/** Most days from the first to the last of a request, both included: a flexible group can name a whole year. */
export const longestTrip = 366
