/** How the states of a survey look. */
export const surveyTones = { waiting: 'neutral', open: 'success', closed: 'neutral', submitted: 'brand' } as const
