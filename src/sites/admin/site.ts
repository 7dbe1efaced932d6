import type { Role } from '#contract/endpoint'
import { inquiryDeskPaths } from '#contract/inquiry-addresses'
import type { SurveyKind } from '#contract/survey/tour'

export const site = 'admin'

/** Roles that work at this desk (product §6). */
export const deskRoles = ['operator'] as const satisfies readonly Role[]

/** Roles with the doors of the MICE fair alone. */
export const doorRoles = ['mice-gate-staff'] as const satisfies readonly Role[]

/** Roles that check people in at the MICE fair. */
export const miceGateRoles = [...deskRoles, ...doorRoles] as const satisfies readonly Role[]

/** Roles that view and change the staff. */
export const ownerRoles = ['owner'] as const satisfies readonly Role[]

const home = '/admin'

/** Every address of the site (product §2). */
export const paths = {
  signin: `${home}/signin`,
  findPassword: `${home}/find/password`,
  home,
  reservations: `${home}/reservations`,
  reservation: (id: string) => `${home}/reservations/${id}`,
  manifests: `${home}/manifests`,
  manifest: (productId: string, day: string) => `${home}/manifests/${productId}?date=${day}`,
  deposits: `${home}/deposits`,
  inquiries: `${home}/inquiries`,
  inquiry: inquiryDeskPaths.admin,
  quotations: `${home}/quotations`,
  quotation: (id: string) => `${home}/quotations/${id}`,
  members: `${home}/members`,
  member: (id: string) => `${home}/members/${id}`,
  companies: `${home}/companies`,
  company: (id: string) => `${home}/companies/${id}`,
  reviews: `${home}/reviews`,
  review: (id: string) => `${home}/reviews/${id}`,
  posts: `${home}/posts`,
  post: (id: string) => `${home}/posts/${id}`,
  boards: `${home}/boards`,
  boardsOf: (of: string) => `${home}/boards/${of}`,
  newBoardPost: (of: string) => `${home}/boards/${of}/new`,
  boardPost: (of: string, id: string) => `${home}/boards/${of}/${id}`,
  coupons: `${home}/coupons`,
  newCoupon: `${home}/coupons/new`,
  coupon: (id: string) => `${home}/coupons/${id}`,
  points: `${home}/points`,
  promotions: `${home}/promotions`,
  surveys: `${home}/surveys`,
  surveyChanges: `${home}/surveys/changes`,
  survey: (kind: SurveyKind) => `${home}/surveys/${kind}`,
  surveyQuestions: (kind: SurveyKind) => `${home}/surveys/${kind}/questions`,
  surveyWords: (kind: SurveyKind) => `${home}/surveys/${kind}/words`,
  mice: `${home}/mice`,
  micePeople: `${home}/mice/people`,
  miceHosting: `${home}/mice/hosting`,
  miceBooths: `${home}/mice/booths`,
  miceCompanies: `${home}/mice/companies`,
  newMiceCompany: `${home}/mice/companies/new`,
  miceCompany: (id: string) => `${home}/mice/companies/${id}`,
  miceGate: `${home}/mice/gate`,
  miceSetup: `${home}/mice/setup`,
  miceSetupBooths: `${home}/mice/setup/booths`,
  miceSetupTerms: `${home}/mice/setup/terms`,
  miceSetupSessions: `${home}/mice/setup/sessions`,
  miceSetupPreview: `${home}/mice/setup/preview`,
  pass: `${home}/pass`,
  passPasses: `${home}/pass/passes`,
  passAffiliates: `${home}/pass/affiliates`,
  importAffiliates: `${home}/pass/affiliates/import`,
  passAffiliate: (id: string) => `${home}/pass/affiliates/${id}`,
  passPartnerships: `${home}/pass/partnerships`,
  passPartnership: (id: string) => `${home}/pass/partnerships/${id}`,
  passPrices: `${home}/pass/prices`,
  gates: `${home}/gates`,
  gatesSetup: `${home}/gates/setup`,
  mails: `${home}/mails`,
  mail: (id: string) => `${home}/mails/${id}`,
  jobs: `${home}/jobs`,
  files: `${home}/files`,
  file: (id: string) => `${home}/files/${id}`,
  settings: `${home}/settings`,
  products: `${home}/products`,
  newProduct: `${home}/products/new`,
  product: (id: string) => `${home}/products/${id}`,
  importProducts: `${home}/products/import`,
  importDepartures: `${home}/products/import/departures`,
  departures: (id: string) => `${home}/products/${id}/departures`,
  productHistory: (id: string) => `${home}/products/${id}/history`,
  productPreview: (id: string) => `${home}/products/${id}/preview`,
  festivals: `${home}/festivals`,
  newFestival: `${home}/festivals/new`,
  festival: (id: string) => `${home}/festivals/${id}`,
  firstSteps: `${home}/first-steps`,
  audit: `${home}/audit`,
  staff: `${home}/staff`,
  inviteStaff: `${home}/staff/new`,
  oneOfStaff: (id: string) => `${home}/staff/${id}`,
} as const
