import type { Db } from '#server/db/connect'
import { idsOf, ownRows, type Row } from '#server/db/own-rows'
import { quotation, quotationFile, quotationMessage, quotationOffer } from './quotation.table'

/** What this module stores about these accounts. */
export async function keptQuotations(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  const quotations = await ownRows(db, quotation, quotation.account_id, ids)
  const own = idsOf(quotations)
  return {
    quotations,
    offers: await ownRows(db, quotationOffer, quotationOffer.quotation_id, own),
    messages: await ownRows(db, quotationMessage, quotationMessage.quotation_id, own),
    files: await ownRows(db, quotationFile, quotationFile.quotation_id, own),
  }
}
