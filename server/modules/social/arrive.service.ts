import { cut } from '#contract/cut'
import type { Data } from '#contract/endpoint'
import type { SocialType, social } from '#contract/social'
import type { Deps } from '#server/deps'
import { Refusal } from '#server/refusal'
import { providerOf, spendState, tripOf } from './depart.service'
import { holderOf } from './links.service'
import { prove } from './proof.service'

type Arrival = Data<typeof social.arrive>

/** The provider's code for a sign-in the user declined. */
const declined = 'access_denied'

/**
 * Handles the browser's return from a provider: exchanges the code and returns what follows. The provider's token is not stored.
 * Throws 400 `auth.socialExpired` if the state or the code is not valid, 404 `auth.socialOff`.
 */
export async function arrive(
  deps: Deps,
  type: SocialType,
  { browser, state, code, error }: { browser: string | null; state: string; code?: string; error?: string },
): Promise<Arrival> {
  const provider = providerOf(deps, type)
  const way = await spendState(deps, type, { state, browser })
  const linking = way.account_id !== null
  const base = { linking, next: way.next, proof: null, person: null }
  if (error !== undefined) return { ...base, outcome: error === declined ? 'declined' : 'unavailable' }
  if (code === undefined) throw new Refusal(400, 'auth.socialExpired')
  const answer = await provider.whoIs(code, tripOf(deps, type, { state, browser: way.browser }))
  if (answer.kind !== 'ok') {
    deps.log.warn({ social_type: type, answer: answer.kind, reason: answer.code }, 'a social sign-in failed')
    if (answer.kind === 'refused') throw new Refusal(400, 'auth.socialExpired')
    return { ...base, outcome: 'unavailable' }
  }
  const { id, name, email } = answer.person
  const proof = await prove(deps.db, deps.clock.now(), { type, id, accountId: way.account_id })
  if (linking) return { ...base, proof, outcome: 'link' }
  if (await holderOf(deps.db, { social_type: type, social_id: id })) return { ...base, proof, outcome: 'signin' }
  return { ...base, proof, outcome: 'signup', person: { name: cut(name, 80), email } }
}
