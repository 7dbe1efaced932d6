/** The colors of a survey's states. */
export const surveyTones = { waiting: 'neutral', open: 'success', closed: 'neutral', submitted: 'brand' } as const
