import { eq } from 'drizzle-orm'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { removeUpload } from '#server/modules/media/upload.service'
import { account, passwordReset } from './accounts.table'
import { type Caller, revokeTokens } from './session.service'
import { rememberWelcomed } from './welcomed'

/** What stands in the place of a withdrawn account's address: nobody can receive mail there or sign in with it. */
const nobody = (id: string) => `${id}@withdrawn.invalid`

/**
 * Closes the caller's account: its sessions end and its personal data are removed (product §8). Its row stays, because
 * bookings and the points ledger refer to it. The address is free again: whoever holds it may sign up anew, with nothing
 * of the old account, and no second welcome.
 */
export async function withdraw(deps: Deps, caller: Caller): Promise<void> {
  const { company_file } = await transaction(deps.db, async (tx) => {
    const [before] = await tx
      .select({ company_file: account.company_file })
      .from(account)
      .where(eq(account.id, caller.id))
    await tx
      .update(account)
      .set({
        email: nobody(caller.id),
        password_hash: null,
        name: '',
        phone: '',
        birthday: null,
        gender: null,
        nationality: null,
        passport_sealed: null,
        company_name: '',
        company_file: null,
        agreed_provided: false,
        agreed_marketing: false,
        status: 'withdrawn',
        withdrawn_at: deps.clock.now(),
      })
      .where(eq(account.id, caller.id))
    if (caller.area === 'member') await rememberWelcomed(deps, tx, caller.email)
    await tx.delete(passwordReset).where(eq(passwordReset.account_id, caller.id))
    await revokeTokens(tx, caller.id)
    return { company_file: before?.company_file }
  })
  if (company_file) await removeUpload(deps, company_file)
}
