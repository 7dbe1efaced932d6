import { eduDeskPaths } from '#contract/addresses'
import type { Role } from '#contract/endpoint'
import { inquiryDeskPaths } from '#contract/inquiry-addresses'

export const site = 'edu-admin'

/** The site whose boards are written and whose questions are answered at this desk. */
export const travel = 'edu-travel'

/** Roles that work at this desk (product §6). */
export const deskRoles = ['reviewer', 'chief'] as const satisfies readonly Role[]

const home = '/seouleduadmin'

/** Every address of the site (product §2), in the order of the specification, and what those of one section begin with. */
export const paths = {
  signin: `${home}/signin`,
  home,
  members: `${home}/members`,
  membersDetails: `${home}/members-detail`,
  membersDetail: (memberId: string) => `${home}/members-detail/${memberId}`,
  apply: `${home}/apply`,
  applyDetails: `${home}/apply-detail`,
  applyDetail: eduDeskPaths.application,
  applyReport: `${home}/apply/report`,
  applyApproval: `${home}/apply-approval`,
  faq: `${home}/faq`,
  boardAdd: `${home}/board-add`,
  boardEdits: `${home}/board-edit`,
  boardEdit: (id: string) => `${home}/board-edit/${id}`,
  qna: `${home}/qna`,
  qnaDetail: inquiryDeskPaths['edu-admin'],
  /** The page where visitors of education travel read a post. */
  travelPost: (id: string) => `/seouledutravel/faq/list-detail/${id}`,
} as const
