import { applicants } from '#contract/applicants'
import { implement } from '#server/http/implement'
import { applicantOf, changeApplicant } from './applicant.service'
import { registerApplicant } from './register.service'

export const applicantRoutes = implement(applicants, {
  register: ({ body }, deps) => registerApplicant(deps, body),
  own: (_, { db, caller }) => applicantOf(db, caller.id),
  change: ({ body }, { db, caller }) => changeApplicant(db, caller.id, body),
})
