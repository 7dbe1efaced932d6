/** Travellers of a group that asks for a quotation (product §5, §9). The figures are kept apart from the schemas, so that texts can quote them. */
export const groupSize = { min: 8, max: 200 } as const
/** Characters at most: of wishes, questions and answers, of an offer's title and of one line (product §5). */
export const quotationTexts = { content: 3000, title: 120, label: 120 } as const
/** Lines of an offer at most. */
export const offerLines = 30
/** An offer comes within so many business days of Seoul (product §4, §9). */
export const offerDays = 2
/** Days from the first to the last of a request at most, both included: who is flexible may name a whole year. */
export const longestTrip = 366
