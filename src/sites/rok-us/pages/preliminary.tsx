import { SurveyPage } from '../parts/survey-page'

/** The preliminary survey. */
export const Component = () => <SurveyPage kind="preliminary" />
