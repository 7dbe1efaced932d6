import { surveyTours } from '#contract/survey/tour'
import { query } from '#src/api/query'

/** The tours of the last year and those to come. */
export const tours = () => query(surveyTours.list, {})
