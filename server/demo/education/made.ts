import { randomUUID } from 'node:crypto'
import { dayInSeoul } from '#contract/days'
import { type DocumentKind, neededDocuments } from '#contract/education/documents'
import { ceilingWon, headCount, requestedWon } from '#contract/education/eligibility'
import type { Section, Written } from '#contract/education/sections'
import type { ApplicationStatus } from '#contract/education/status'
import type { NewEntry } from '#server/modules/education/trail.hash'
import type { EventDetail } from '#server/modules/education/trail.table'
import { figuresOf } from '#server/modules/education/year.defaults'
import type { Random } from '#server/random'
import { after, type DemoStep, historyOf } from './histories'
import { type MadeReport, reportFor } from './report-made'
import { type MadeReview, reviewFor } from './review-made'
import { type DemoSchool, deskWords } from './schools'
import { demoWritten } from './written'

/** An applicant with its account. */
export type DemoApplicant = DemoSchool & { account_id: string; email: string }

/** The staff of the desk: who reviews and who decides. */
export interface DemoDesk {
  reviewer: string
  chief: string
  /** Reviewers who cannot sign in. */
  others: readonly string[]
}

/** An application of the demonstration with its whole history. */
export interface Made {
  id: string
  year: number
  owner: DemoApplicant
  status: ApplicationStatus
  written: Written
  steps: DemoStep[]
  entries: NewEntry[]
  granted_won: number | null
  /** Null before the trip has ended. */
  report: MadeReport | null
  comment: { section: Section; field: string; text: string }
  documents: { id: string; kind: DocumentKind }[]
  /** The desk's review: scores, notes and assignees. */
  review: MadeReview
}

/** Returns the granted amount: the requested one up to the ceiling for a group of this size, sometimes less, rounded down. */
function grantFor(r: Random, written: Written, year: number): number {
  const figures = figuresOf(year)
  const most = Math.min(requestedWon(written, figures), ceilingWon(headCount(written).students, figures))
  return Math.max(100_000, Math.floor((most * (r.chance(0.8) ? 1 : 0.8)) / 100_000) * 100_000)
}

/** Returns the trail of a history: who took each step, and with which words. */
function entriesOf(
  r: Random,
  made: Omit<Made, 'entries' | 'comment' | 'documents' | 'review'>,
  won: number,
  desk: DemoDesk,
): NewEntry[] {
  let version = 0
  let before: ApplicationStatus | null = null
  return made.steps.map(({ act, at }) => {
    const details: Partial<Record<typeof act, EventDetail>> = {
      approve: { won },
      reject: { words: r.pick(deskWords.rejections) },
      withdraw: { words: r.pick(deskWords.withdrawals) },
      submit_report: { version: 1 },
      complete: { won: made.report?.paid_won ?? 0 },
    }
    if (act === 'submit' || act === 'resubmit') details[act] = { version: ++version }
    const actors: Partial<Record<typeof act, NewEntry['actor']>> = {
      start_review: { kind: 'reviewer', id: desk.reviewer },
      ask_back: { kind: 'reviewer', id: desk.reviewer },
      ask_report_back: { kind: 'reviewer', id: desk.reviewer },
      approve: { kind: 'chief', id: desk.chief },
      reject: { kind: 'chief', id: desk.chief },
      complete: { kind: 'chief', id: desk.chief },
      trip_over: { kind: 'clock', id: null },
    }
    const actor = actors[act] ?? { kind: 'applicant' as const, id: made.owner.account_id }
    const entry = { at, actor, application_id: made.id, act, before, after: after(act), detail: details[act] ?? {} }
    before = entry.after
    return entry
  })
}

/** Makes up an application of a school in a status, with a trip that begins `ahead` days from now. */
export function makeUp(
  r: Random,
  { now, desk }: { now: Date; desk: DemoDesk },
  owner: DemoApplicant,
  { status, ahead }: { status: ApplicationStatus; ahead: number },
): Made {
  const { account_id: _, ...school } = owner
  const { steps, ...trip } = historyOf(r, now, status, ahead)
  const written = demoWritten(r, school, trip)
  const year = Number(dayInSeoul(steps[0]?.at ?? now).slice(0, 4))
  const won = grantFor(r, written, year)
  const isGranted = steps.some(({ act }) => act === 'approve')
  const report = reportFor(r, { status, written, year, granted_won: won })
  const made = { id: randomUUID(), year, owner, status, written, steps, granted_won: isGranted ? won : null, report }
  const review = reviewFor({ id: made.id, year, steps, now, desk })
  return {
    ...made,
    documents: neededDocuments(written.contact.kind).map((kind) => ({ id: randomUUID(), kind })),
    review,
    entries: [...entriesOf(r, made, won, desk), ...review.entries],
    comment: deskWords.comments[r.whole(0, 2)] ?? deskWords.comments[0],
  }
}
