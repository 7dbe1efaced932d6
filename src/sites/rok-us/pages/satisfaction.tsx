import { SurveyPage } from '../parts/survey-page'

/** The satisfaction survey. */
export const Component = () => <SurveyPage kind="satisfaction" />
