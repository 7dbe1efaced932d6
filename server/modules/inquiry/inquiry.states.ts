import { and, eq, sql } from 'drizzle-orm'
import type { InquiryStatus } from '#contract/inquiry'
import type { Db } from '#server/db/connect'
import { Refusal } from '#server/refusal'
import { inquiry, inquiryMessage } from './inquiry.table'

/** The statuses an inquiry can change to (product §4): a further message of the person makes it received again. */
export const inquiryTransitions: Record<InquiryStatus, readonly InquiryStatus[]> = {
  received: ['received', 'answered', 'closed'],
  answered: ['received', 'answered', 'closed'],
  closed: ['received', 'answered'],
}

export type InquiryFields = typeof inquiry.$inferSelect

/** Changes an inquiry's status. Throws 409 if the transition is not allowed or the inquiry has changed since it was read. */
export async function changeInquiry(
  tx: Db,
  { id, status, waiting_since }: Pick<InquiryFields, 'id' | 'status' | 'waiting_since'>,
  to: InquiryStatus,
  at: Date,
): Promise<void> {
  if (!inquiryTransitions[status].includes(to)) throw new Refusal(409, 'inquiry.closed')
  const changed = await tx
    .update(inquiry)
    // Adding a message while waiting keeps the place in the queue.
    .set({ status: to, updated_at: at, waiting_since: to === 'received' ? (waiting_since ?? at) : null })
    .where(and(eq(inquiry.id, id), eq(inquiry.status, status)))
    .returning({ id: inquiry.id })
  if (changed.length === 0) throw new Refusal(409, 'general.conflict')
}

/** Appends a message and returns its id. The inquiry's row must be locked or new, so that positions stay unique. */
export async function say(
  tx: Db,
  inquiryId: string,
  message: Pick<typeof inquiryMessage.$inferInsert, 'author' | 'operator_id' | 'content'> & { at: Date },
): Promise<string> {
  const { at, ...rest } = message
  const [stored] = await tx
    .insert(inquiryMessage)
    .values({
      ...rest,
      inquiry_id: inquiryId,
      created_at: at,
      position: sql`(select coalesce(max(position), 0) + 1 from inquiry_message where inquiry_id = ${inquiryId})`,
    })
    .returning({ id: inquiryMessage.id })
  if (!stored) throw new Error('a message was not kept')
  return stored.id
}
