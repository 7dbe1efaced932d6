import type { Db } from '#server/db/connect'
import { idsOf, ownRows, type Row } from '#server/db/own-rows'
import { inquiry, inquiryFile, inquiryMessage } from './inquiry.table'

/** What this module stores about these accounts. */
export async function keptInquiries(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  const inquiries = await ownRows(db, inquiry, inquiry.account_id, ids)
  const messages = await ownRows(db, inquiryMessage, inquiryMessage.inquiry_id, idsOf(inquiries))
  return { inquiries, messages, files: await ownRows(db, inquiryFile, inquiryFile.message_id, idsOf(messages)) }
}
