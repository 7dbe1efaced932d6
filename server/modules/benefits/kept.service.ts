import type { Db } from '#server/db/connect'
import { ownRows, type Row } from '#server/db/own-rows'
import { expiryNotice, memberCoupon, pointEntry } from './benefits.table'

/** Returns the rows stored here about these accounts. */
export async function keptBenefits(db: Db, ids: readonly string[]): Promise<Record<string, Row[]>> {
  return {
    points: await ownRows(db, pointEntry, pointEntry.account_id, ids),
    coupons: await ownRows(db, memberCoupon, memberCoupon.account_id, ids),
    expiry_mails: await ownRows(db, expiryNotice, expiryNotice.account_id, ids),
  }
}
