import type { SurveyKind, TourArea } from '#contract/survey/tour'

export const site = 'rok-us'

const home = '/rok-us'

/** Every address of the site (product §2), in the order of the specification. */
export const paths = {
  home,
  info: `${home}/tour/info`,
  area: (area: TourArea) => `${home}/tour/info#${area}`,
  facilities: `${home}/tour/facilities`,
  notices: `${home}/notice/list`,
  faq: `${home}/faq/list`,
  mySurveys: `${home}/survey`,
  survey: (kind: SurveyKind, area: TourArea) => `${home}/survey/${kind}/${area}`,
  surveys: `${home}/survey/list`,
} as const
