import { createHash } from 'node:crypto'
import type { SocialAnswer, SocialPerson, SocialProvider, SocialTrip } from './social'

/** How long to wait for a provider, in milliseconds. */
const patience = 10_000

export interface SocialKeys {
  clientId: string
  clientSecret: string
}

/** Options for local replacements and tests. */
export interface SocialOptions {
  /** Replaces the provider's origins. */
  base?: string
  fetch?: (request: Request) => Promise<Response> | Response
  timeout?: number
}

interface Flow extends SocialKeys {
  authorize: string
  token: string
  me: string
  /** Whether the provider supports PKCE (RFC 7636). */
  pkce: boolean
  /** Returns the person in the response of the profile request, or null when it names none. */
  read: (profile: never) => SocialPerson | null
}

class ProviderError extends Error {
  constructor(readonly answer: Exclude<SocialAnswer, { kind: 'ok' }>) {
    super()
  }
}

/** Returns an error code of the provider if it is safe to log, otherwise the status. */
const wordOf = (value: unknown, status: number) =>
  typeof value === 'string' && /^[\w-]{1,40}$/.test(value) ? value : `status_${status}`

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** The authorization-code flow with one provider: the code is exchanged for a token, the token for a person, and then dropped. */
export function oauthProvider(
  flow: Flow,
  { fetch = globalThis.fetch, timeout = patience }: SocialOptions,
): SocialProvider {
  const { clientId: client_id, clientSecret: client_secret } = flow
  const ask = async (request: Request): Promise<Record<string, unknown>> => {
    const answer = await fetch(request)
    const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>
    // Naver answers 200 to requests that it refuses.
    const code = wordOf(body.error ?? body.code, answer.status)
    if (answer.status >= 500 || answer.status === 429) throw new ProviderError({ kind: 'unavailable', code })
    if (!answer.ok || body.error) throw new ProviderError({ kind: 'refused', code })
    return body
  }
  const tokenOf = async (code: string, { state, verifier, returnTo }: SocialTrip, signal: AbortSignal) => {
    const form = {
      grant_type: 'authorization_code',
      client_id,
      client_secret,
      code,
      redirect_uri: returnTo,
      state,
      ...(flow.pkce && { code_verifier: verifier }),
    }
    const { access_token } = await ask(
      new Request(flow.token, { method: 'POST', body: new URLSearchParams(form), signal }),
    )
    if (typeof access_token !== 'string') throw new ProviderError({ kind: 'unavailable', code: 'no_token' })
    return access_token
  }
  return {
    authorizeUrl({ state, verifier, returnTo }) {
      const query = new URLSearchParams({ response_type: 'code', client_id, redirect_uri: returnTo, state })
      if (flow.pkce) {
        query.set('code_challenge', challengeOf(verifier))
        query.set('code_challenge_method', 'S256')
      }
      return `${flow.authorize}?${query}`
    },
    async whoIs(code, trip) {
      const signal = AbortSignal.timeout(timeout)
      try {
        const token = await tokenOf(code, trip, signal)
        const profile = await ask(new Request(flow.me, { headers: { Authorization: `Bearer ${token}` }, signal }))
        const person = flow.read(profile as never)
        return person ? { kind: 'ok', person } : { kind: 'unavailable', code: 'no_person' }
      } catch (error) {
        if (error instanceof ProviderError) return error.answer
        return { kind: 'unavailable', code: (error as Error).name === 'TimeoutError' ? 'timeout' : 'no_reply' }
      }
    },
  }
}
