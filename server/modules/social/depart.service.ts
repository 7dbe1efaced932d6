import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { type SocialType, socialStateMinutes } from '#contract/social'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { hashToken, newToken } from '#server/modules/accounts/session.service'
import type { SocialProvider, SocialTrip } from '#server/ports/social'
import { Refusal } from '#server/refusal'
import { socialProof, socialState } from './social.table'

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'social'>

/** The provider. Throws 404 `auth.socialOff` if it is not set up. */
export function providerOf({ social }: Pick<Deps, 'social'>, type: SocialType): SocialProvider {
  const provider = social[type]
  if (!provider) throw new Refusal(404, 'auth.socialOff')
  return provider
}

/** Derived again from what the browser brings back, so that it need not be stored. */
export const tripOf = (
  { settings }: Pick<Deps, 'settings'>,
  type: SocialType,
  { state, browser }: { state: string; browser: string },
): SocialTrip => ({
  state,
  verifier: createHash('sha256').update(`${browser}:${state}`).digest('base64url'),
  returnTo: `${settings.APP_URL}/oauth-${type}`,
})

/** A path of our own, or null: the stored value is checked again when it is used. */
const ownNext = (next: string | undefined) => (next && /^\/(?![/\\])\P{Cc}*$/u.test(next) ? next : null)

/**
 * Begins a sign-in at a provider: returns where to send the browser, and the secret that identifies it on return. A browser keeps
 * an existing secret, so that two tabs do not invalidate each other. Throws 404 `auth.socialOff`.
 */
export async function depart(
  deps: ServiceDeps,
  type: SocialType,
  { browser = null, next, accountId }: { browser?: string | null; next?: string; accountId?: string },
): Promise<{ url: string; browser: string }> {
  const provider = providerOf(deps, type)
  const now = deps.clock.now()
  const state = newToken()
  const browserToken = browser ?? newToken()
  await deps.db.insert(socialState).values({
    state_hash: hashToken(state),
    browser_hash: hashToken(browserToken),
    social_type: type,
    next: ownNext(next),
    account_id: accountId,
    created_at: now,
    expires_at: new Date(now.getTime() + socialStateMinutes * 60_000),
  })
  return { url: provider.authorizeUrl(tripOf(deps, type, { state, browser: browserToken })), browser: browserToken }
}

/**
 * Spends a state, at most once also among parallel calls. Throws 400 `auth.socialExpired` if it is made up, spent, too old, of
 * another provider, or of another browser, in which case it stays valid for the right one.
 */
export async function spendState(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  type: SocialType,
  { state, browser }: { state: string; browser: string | null },
) {
  const now = clock.now()
  const [spent] = browser
    ? await db
        .update(socialState)
        .set({ used_at: now })
        .where(
          and(
            eq(socialState.state_hash, hashToken(state)),
            eq(socialState.browser_hash, hashToken(browser)),
            eq(socialState.social_type, type),
            isNull(socialState.used_at),
            gt(socialState.expires_at, now),
          ),
        )
        .returning({ next: socialState.next, account_id: socialState.account_id })
    : []
  if (!spent || !browser) throw new Refusal(400, 'auth.socialExpired')
  return { ...spent, browser }
}

/** Removes expired states and proofs. */
export async function removeExpiredSocial(db: Db, now: Date): Promise<void> {
  await db.delete(socialState).where(lt(socialState.expires_at, now))
  await db.delete(socialProof).where(lt(socialProof.expires_at, now))
}
