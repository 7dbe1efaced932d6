import { eduTravelPaths } from '#contract/addresses'

export const site = 'edu-travel'

const home = '/seouledutravel'

/** Every address of the site (product §2), in the order of the specification. */
export const paths = {
  home,
  login: `${home}/login`,
  register: `${home}/register`,
  findId: `${home}/find/id`,
  findPassword: `${home}/find/password`,
  passwordReset: (token: string) => `${home}/password-reset/${token}`,
  mypage: `${home}/mypage`,
  myApplication: `${home}/myapplication`,
  myApplicationDetail: eduTravelPaths.application,
  introduction: `${home}/introduction`,
  info: `${home}/info`,
  guide: `${home}/application/guide`,
  registration: `${home}/application/registration`,
  report: eduTravelPaths.report,
  faq: `${home}/faq/list`,
  faqDetail: (id: string) => `${home}/faq/list-detail/${id}`,
  qna: `${home}/qna/list`,
  qnaDetail: (id: string) => `${home}/qna/list-detail/${id}`,
  contactUs: `${home}/qna/contact-us`,
} as const
