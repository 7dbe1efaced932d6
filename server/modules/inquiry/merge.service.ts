import { movedRows } from '#server/db/moved-rows'
import { inquiry } from './inquiry.table'

/** What this module moves when two accounts are merged. */
export const mergedInquiries = [movedRows({ kind: 'inquiries', table: inquiry, column: inquiry.account_id })]
