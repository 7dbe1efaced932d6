import type { MiceSignup } from '#contract/mice/registration'
import type { z } from '#contract/zod'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { admitNewcomer, openAccount } from '#server/modules/accounts/open.service'

/** Opens an account of the member area on this site. Throws what `admitNewcomer` and `openAccount` throw (product §5). */
export async function signUp(deps: Deps & { ip: string }, draft: z.output<typeof MiceSignup>): Promise<{ id: string }> {
  const given = await admitNewcomer(deps, draft)
  await transaction(deps.db, (tx) => openAccount(deps, tx, draft, { ...given, roles: ['general'] }))
  return { id: given.id }
}
