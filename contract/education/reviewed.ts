import { Instant, Uuid } from '../fields'
import { Lang } from '../languages'
import { z } from '../zod'
import { Application } from './application'
import { StaffName } from './staff-member'
import { Act, Mark } from './status'

/** A timeline event, as the desk can see it: who, when and why. */
export const DeskEntry = z.object({
  at: Instant,
  act: z.union([z.literal('create'), Act, Mark]),
  by: z.enum(['applicant', 'reviewer', 'chief', 'clock']),
  name: z.string(),
  /** A reason or an answer; empty if there is none. */
  words: z.string(),
  /** The amount granted by it, in won. */
  won: z.nullable(z.number()),
  /** The version submitted by it. */
  version: z.nullable(z.number()),
  /** The person concerned, for an assignment or a lifted conflict. */
  about: z.string(),
  /** Whether it resulted from closing an account. */
  is_closing: z.boolean(),
})
export type DeskEntry = z.infer<typeof DeskEntry>

/** A person's active conflict of interest. */
export const Conflict = z.object({ person: StaffName, words: z.string(), declared_at: Instant })
export type Conflict = z.infer<typeof Conflict>

/** An application as reviewers see it: never before it was submitted. */
export const ReviewedApplication = z.extend(Application, {
  timeline: z.array(DeskEntry),
  /** The owner's email address; empty once the account is closed. */
  account_email: z.string(),
  account_id: Uuid,
  /** The language of emails to the owner. */
  account_lang: Lang,
  /** Until when the last decision can be undone; null if there is nothing to undo. */
  undo_until: z.nullable(Instant),
  /** The requested amount of the version submitted last, and the most that can be granted, in won. */
  requested_won: z.number(),
  most_won: z.number(),
  assignees: z.array(StaffName),
  conflicts: z.array(Conflict),
  /** The caller's own relation to the application. */
  reader: z.object({ id: Uuid, is_assigned: z.boolean(), has_conflict: z.boolean() }),
})
export type ReviewedApplication = z.infer<typeof ReviewedApplication>
