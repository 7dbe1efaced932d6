import type { Points } from '#contract/education/scores'
import type { NewEntry } from '#server/modules/education/trail.hash'
import { figuresOf } from '#server/modules/education/year.defaults'
import { random } from '#server/random'
import type { DemoStep } from './histories'
import { reviewWords } from './review-words'

/** The desk's internal work on an application. */
export interface MadeReview {
  entries: NewEntry[]
  assignees: { account_id: string; at: Date }[]
  scores: { account_id: string; at: Date; points: Points; words: string; version: number }[]
  notes: { author_id: string; at: Date; text: string; mentions: string[] }[]
  conflict: { account_id: string; at: Date; words: string } | null
}

interface ReviewFor {
  id: string
  year: number
  steps: readonly DemoStep[]
  now: Date
  /** `others`: reviewers who cannot sign in. */
  desk: { reviewer: string; chief: string; others: readonly string[] }
}

/** Returns the last period in review: from when, until when, and in which version; null where it never was. */
function lastReview({ steps, now }: ReviewFor): { from: number; to: number; version: number } | null {
  const at = steps.findLastIndex(({ act }) => act === 'start_review')
  const start = steps[at]
  if (!start) return null
  const version = steps.slice(0, at).filter(({ act }) => act === 'submit' || act === 'resubmit').length
  return { from: start.at.getTime(), to: (steps[at + 1]?.at ?? now).getTime(), version }
}

/** Makes up who was assigned, how it was scored, the notes, and in some cases a conflict of interest. */
export function reviewFor(about: ReviewFor): MadeReview {
  const { id, year, steps, desk } = about
  const review = lastReview(about)
  const made: MadeReview = { entries: [], assignees: [], scores: [], notes: [], conflict: null }
  if (!review) return made
  // A random source of its own: everything else that is made up stays the same.
  const r = random(`review ${year} ${steps.length} ${review.from}`)
  const { from, to, version } = review
  const atShare = (share: number) => new Date(Math.round(from + (to - from) * share))
  const note = (act: NewEntry['act'], actor: NewEntry['actor'], at: Date, detail: NewEntry['detail'] = {}) =>
    made.entries.push({ at, actor, application_id: id, act, before: 'in_review', after: 'in_review', detail })
  const chief = { kind: 'chief', id: desk.chief } as const
  const reviewer = (person: string) => ({ kind: 'reviewer', id: person }) as const
  const [second = desk.reviewer, third = desk.reviewer] = desk.others
  const people = r.chance(0.5) ? [desk.reviewer, second] : [second, third, desk.reviewer]

  for (const [at, person] of people.entries()) {
    const when = atShare(0.05 + at * 0.04)
    made.assignees.push({ account_id: person, at: when })
    note('assign', chief, when, { person })
  }
  const isConflicted = r.chance(0.08)
  if (isConflicted) {
    const when = atShare(0.22)
    const words = r.pick(reviewWords.conflicts)
    made.assignees = made.assignees.filter(({ account_id }) => account_id !== second)
    made.conflict = { account_id: second, at: when, words }
    note('declare_conflict', reviewer(second), when, { words })
  }
  const isDecided = steps.some(({ act }) => act === 'approve' || act === 'reject')
  const reviewers = people.filter((person) => !(isConflicted && person === second))
  const scorers = isDecided ? reviewers : reviewers.slice(0, r.whole(0, reviewers.length))
  for (const [at, person] of scorers.entries()) {
    const when = atShare(0.3 + at * 0.2)
    const points = Object.fromEntries(
      figuresOf(year).rubric.map((line) => [line.id, Math.round(line.points * r.between(0.55, 0.98))]),
    )
    made.scores.push({ account_id: person, at: when, points, words: r.pick(reviewWords.scores), version })
    note('score', reviewer(person), when, { version })
  }
  if (r.chance(0.4)) {
    const mentions = r.chance(0.5) ? [desk.chief] : []
    made.notes.push({
      author_id: reviewers[r.whole(0, reviewers.length - 1)] ?? desk.reviewer,
      at: atShare(0.25),
      text: r.pick(reviewWords.notes),
      mentions,
    })
  }
  return made
}
