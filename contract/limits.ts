/**
 * Figures quoted by texts, separate from the schemas so that texts import no schema code. Product §5, §9: password 8–25
 * characters; 10 characters for a written text; 500 for a company; five photos of a review.
 */
export const textLimits = { passwordMin: 8, passwordMax: 25, minText: 10, companyText: 500, reviewPhotos: 5 } as const
