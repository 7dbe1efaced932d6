import type { Role } from '#contract/endpoint'

export const site = 'edu-admin'

/** Who works here (product §6). */
export const deskRoles = ['reviewer', 'chief'] as const satisfies readonly Role[]

const home = '/seouleduadmin'

/** Every address of the site (product §2), in the order of the specification. */
export const paths = {
  signin: `${home}/signin`,
  home,
  members: `${home}/members`,
  membersDetail: (memberId: string) => `${home}/members-detail/${memberId}`,
  apply: `${home}/apply`,
  applyDetail: (appId: string) => `${home}/apply-detail/${appId}`,
  applyReport: `${home}/apply/report`,
  applyApproval: `${home}/apply-approval`,
  faq: `${home}/faq`,
  boardAdd: `${home}/board-add`,
  boardEdit: (id: string) => `${home}/board-edit/${id}`,
  qna: `${home}/qna`,
  qnaDetail: (id: string) => `${home}/qna/${id}`,
} as const
