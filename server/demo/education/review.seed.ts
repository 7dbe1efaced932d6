import { randomUUID } from 'node:crypto'
import { totalOf } from '#contract/education/scores'
import { secondsBefore } from '#server/demo/seconds-before'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { applicationAssignee, staffConflict } from '#server/modules/education/staff.table'
import { staffNote } from '#server/modules/education-review/notes.table'
import { applicationScore } from '#server/modules/education-review/scores.table'
import type { Made } from './made'
import { packs } from './packs'
import { reviewerNames } from './review-words'

/** Adds colleagues of the desk without a password: they cannot sign in. Returns their ids. */
export async function addReviewers({ db, clock }: Deps): Promise<string[]> {
  const people = reviewerNames.map((name, at) => ({
    id: randomUUID(),
    area: 'admin' as const,
    roles: ['reviewer' as const],
    email: `reviewer-${at + 1}@desk.test`,
    name,
    lang: 'ko',
    created_at: secondsBefore(clock.now(), 2 * 3_600 + at),
  }))
  await db.insert(account).values(people)
  return people.map(({ id }) => id)
}

/** Adds scores, notes, assignments and conflicts of interest of the existing applications. */
export async function seedReviews({ db }: Deps, all: readonly Made[]): Promise<void> {
  const of = <T>(rows: (made: Made) => T[]) => packs(all.flatMap(rows))
  for (const pack of of(({ id, review }) =>
    review.assignees.map(({ account_id, at }) => ({ application_id: id, account_id, assigned_at: at })),
  ))
    await db.insert(applicationAssignee).values(pack)
  for (const pack of of(({ id, review: { conflict } }) =>
    conflict
      ? [{ application_id: id, account_id: conflict.account_id, words: conflict.words, declared_at: conflict.at }]
      : [],
  ))
    await db.insert(staffConflict).values(pack)
  for (const pack of of(({ id, review }) =>
    review.scores.map(({ at, ...score }) => ({
      ...score,
      application_id: id,
      total: totalOf(score.points),
      is_complete: true,
      saved_at: at,
    })),
  ))
    await db.insert(applicationScore).values(pack)
  for (const pack of of(({ id, review }) =>
    review.notes.map(({ at, ...note }) => ({ ...note, application_id: id, written_at: at })),
  ))
    await db.insert(staffNote).values(pack)
}
