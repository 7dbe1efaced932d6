import { z } from '../zod'

/**
 * The status of a registration: entered by the fair's office and not yet accepted, submitted and waiting for the office, sent
 * back for changes, approved, declined, or withdrawn (product §4).
 */
export const participantStatuses = ['invited', 'submitted', 'revision', 'approved', 'declined', 'withdrawn'] as const
export const ParticipantStatus = z.enum(participantStatuses)
export type ParticipantStatus = z.infer<typeof ParticipantStatus>

/** The six statuses of a meeting (product §4). */
export const meetingStatuses = [
  'requested',
  'confirmed',
  'rejected',
  'canceled',
  'cancel_requested',
  'admin_matching',
] as const
export const MeetingStatus = z.enum(meetingStatuses)
export type MeetingStatus = z.infer<typeof MeetingStatus>

/** Statuses in which both sides still hold the slot in their calendars. */
export const heldStatuses = ['confirmed', 'cancel_requested'] as const satisfies readonly MeetingStatus[]
