import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { applicant, applicantBlock } from './applicants.table'

/** Returns the rows stored here about these accounts. */
export async function keptApplicants(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  return {
    applicants: await ownRows(db, applicant, applicant.account_id, ids),
    blocks: await ownRows(db, applicantBlock, applicantBlock.account_id, ids),
  }
}
