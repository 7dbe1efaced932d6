import type { Site } from '#contract/sites/sites'
import type { Deps } from '#server/deps'
import { askSecondFactor } from './second-factor.service'
import { issueToken } from './session.service'
import { authenticate } from './signin.service'

/**
 * Signs in by address and password, at a desk also by the second factor; returns a token of the site's area. Throws what
 * `knownBy` and `askSecondFactor` throw.
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { code, ...way }: { email: string; password: string; site: Site; code?: string | undefined },
): Promise<{ accessToken: string }> {
  const { db, clock } = deps
  const holder = await authenticate(db, way)
  if (holder.area === 'admin') await askSecondFactor(deps, holder, code)
  return { accessToken: await issueToken(db, clock.now(), holder.id, holder.area) }
}
