export const site = 'mice'

const home = '/mice'

/** Every address of the site that has a page (product §2), in the order of the specification. */
export const paths = {
  home,
  login: `${home}/login`,
  register: `${home}/register`,
  registerAs: (role: 'visitor' | 'buyer' | 'seller') => `${home}/register/${role}`,
  registerGroup: `${home}/register/group`,
  findId: `${home}/find/id`,
  findPassword: `${home}/find/password`,
  mypage: `${home}/mypage`,
  myapplication: `${home}/myapplication`,
  apply: `${home}/application/registration`,
  applyStep: (step: 'booth' | 'details' | 'invoice' | 'check') => `${home}/application/registration?step=${step}`,
  leads: `${home}/leads`,
  keyvisual: `${home}/keyvisual`,
  exhibition: `${home}/introduction/exhibition`,
  fair: `${home}/introduction/fair`,
  applicationGuide: `${home}/application/guide`,
  visitorGuide: `${home}/visitor/guide`,
  conference: `${home}/conference/conference-1`,
  notices: `${home}/notice/list`,
  news: `${home}/news/list`,
  newsView: (id: string) => `${home}/news/view/${id}`,
  faq: `${home}/faq/list`,
  companies: `${home}/company/list`,
} as const
