import type { RevisionDraft } from '#contract/education/review'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/modules/accounts/session.service'
import type { StaffActor } from './actor.types'
import { revision } from './education.table'
import { mailRevision } from './mail.service'
import { lockSubmitted, step } from './states.service'
import type { Actor } from './trail.hash'

/** The role in which a member of the desk acts: a chief can do what reviewers can, and more. */
export const deskActor = ({ id, roles }: Pick<Caller, 'id' | 'roles'>): StaffActor => ({
  kind: roles.includes('chief') ? 'chief' : 'reviewer',
  id,
})

/** Begins the review of a submitted application. Throws 404, 409 `education.step`. */
export function startReview({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor, id: string): Promise<void> {
  return transaction(db, async (tx) => {
    await step(tx, await lockSubmitted(tx, id), 'start_review', actor, { at: clock.now() })
  })
}

/** Opens sections again, with comments at their fields, and mails the request. Throws 404, 409 `education.step`. */
export function askBack(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  actor: Actor,
  id: string,
  { sections }: RevisionDraft,
): Promise<void> {
  return transaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await step(tx, await lockSubmitted(tx, id), 'ask_back', actor, { at })
    await tx.insert(revision).values({ application_id: id, asked_at: at, sections })
    await mailRevision(deps, tx, row, sections)
  })
}
