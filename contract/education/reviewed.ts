import { Instant, Uuid } from '../fields'
import { Lang } from '../languages'
import { z } from '../zod'
import { Application } from './application'
import { StaffName } from './staff-member'
import { Act, Mark } from './status'

/** One thing that happened, as the desk may see it: who, when and why. */
export const DeskEntry = z.object({
  at: Instant,
  act: z.union([z.literal('create'), Act, Mark]),
  by: z.enum(['applicant', 'reviewer', 'chief', 'clock']),
  name: z.string(),
  /** A reason or an answer; empty where there is none. */
  words: z.string(),
  /** Granted by it, in won. */
  won: z.nullable(z.number()),
  /** Which version was submitted by it. */
  version: z.nullable(z.number()),
  /** Whom it is about, of an assignment and of a conflict that is lifted. */
  about: z.string(),
  /** Whether it followed from an account that was closed. */
  is_closing: z.boolean(),
})
export type DeskEntry = z.infer<typeof DeskEntry>

/** Somebody's conflict of interest that stands. */
export const Conflict = z.object({ person: StaffName, words: z.string(), declared_at: Instant })
export type Conflict = z.infer<typeof Conflict>

/** An application as reviewers see it: never before it was submitted. */
export const ReviewedApplication = z.extend(Application, {
  timeline: z.array(DeskEntry),
  /** Of whoever owns it; empty once the account is closed. */
  account_email: z.string(),
  account_id: Uuid,
  /** In which the owner is written to. */
  account_lang: Lang,
  /** Until when the last decision may be undone; null where there is nothing to undo. */
  undo_until: z.nullable(Instant),
  /** What was asked for in the version submitted last, and the most that may be granted of it, in won. */
  asked_won: z.number(),
  most_won: z.number(),
  assignees: z.array(StaffName),
  conflicts: z.array(Conflict),
  /** Of whoever reads it. */
  reader: z.object({ id: Uuid, is_assigned: z.boolean(), has_conflict: z.boolean() }),
})
export type ReviewedApplication = z.infer<typeof ReviewedApplication>
