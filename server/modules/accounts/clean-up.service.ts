import { lt } from 'drizzle-orm'
import { daysLater } from '#contract/days'
import type { Db } from '#server/db/connect'
import { emailCode, passwordReset, phoneCode } from './accounts.table'
import { removeExpiredTokens } from './session.service'

/** Removes expired sessions, and codes and links a day after they expired. */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  const yesterday = daysLater(now, -1)
  await removeExpiredTokens(db, now)
  await db.delete(emailCode).where(lt(emailCode.expires_at, yesterday))
  await db.delete(phoneCode).where(lt(phoneCode.expires_at, yesterday))
  await db.delete(passwordReset).where(lt(passwordReset.expires_at, yesterday))
}
