import { randomUUID } from 'node:crypto'
import type { SocialProof, SocialSignup } from '#contract/social'
import type { z } from '#contract/zod'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { refuseMergedId } from '#server/modules/accounts/merge.service'
import { checkNewcomer, openAccount } from '#server/modules/accounts/open.service'
import { issueToken } from '#server/modules/accounts/session.service'
import { Refusal } from '#server/refusal'
import { addLink, holderOf } from './links.service'
import { checkProof, spendProof } from './proof.service'

/** Signs in the account that a proof is for. Throws 410 `auth.socialExpired`, 404 `auth.socialUnknown`, 403 `auth.merged` (product §4). */
export async function signInSocial(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  proof: SocialProof,
): Promise<{ accessToken: string }> {
  const now = clock.now()
  return transaction(db, async (tx) => {
    await spendProof(tx, now, proof)
    const id = await holderOf(tx, proof)
    if (!id) throw new Refusal(404, 'auth.socialUnknown')
    await refuseMergedId(tx, id)
    return { accessToken: await issueToken(tx, now, id, 'member') }
  })
}

/**
 * Opens a general account connected with the person at the provider, and signs in. An existing account with the address is never
 * connected automatically: 409 `auth.emailTaken`. Also throws what a mailed code is refused with, 410 `auth.socialExpired` and
 * 409 `auth.socialTaken` (product §3, §4).
 */
export async function signUpSocial(
  deps: Deps & { ip: string },
  draft: z.output<typeof SocialSignup>,
): Promise<{ userId: string; accessToken: string }> {
  const { social_type, social_id, social_token } = draft
  const proof = { social_type, social_id, social_token }
  const now = deps.clock.now()
  await checkProof(deps.db, now, proof)
  await checkNewcomer(deps, draft)
  const id = randomUUID()
  const accessToken = await transaction(deps.db, async (tx) => {
    await openAccount(deps, tx, draft, { id, roles: ['general'] })
    await spendProof(tx, now, proof)
    await addLink(tx, now, id, proof)
    return issueToken(tx, now, id, 'member')
  })
  return { userId: id, accessToken }
}
