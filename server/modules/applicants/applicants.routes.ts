import { applicants } from '#contract/applicants'
import { applicantsDesk } from '#contract/applicants-desk'
import { implement } from '#server/http/implement'
import { applicantOf, changeApplicant } from './applicant.service'
import { blockApplicant, listApplicants, showApplicant, unblockApplicant } from './desk.service'
import { registerApplicant } from './register.service'

export const applicantRoutes = implement(applicants, {
  register: ({ body }, deps) => registerApplicant(deps, body),
  own: (_, { db, caller }) => applicantOf(db, caller.id),
  change: ({ body }, { db, caller }) => changeApplicant(db, caller.id, body),
})

export const applicantDeskRoutes = implement(applicantsDesk, {
  list: ({ query }, { db }) => listApplicants(db, query),
  detail: ({ params }, { db }) => showApplicant(db, params.id),
  block: ({ params, body }, deps) => blockApplicant(deps, { ...params, ...body, by: deps.caller.id }),
  unblock: ({ params, body }, deps) => unblockApplicant(deps, { ...params, ...body, by: deps.caller.id }),
})
