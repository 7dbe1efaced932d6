import { createHash, randomBytes } from 'node:crypto'
import type { SocialType } from '#contract/social'
import type { SocialPerson } from '#server/ports/social'

/** Keys of the local providers; they give access to nothing. */
export const localSocialKeys = { clientId: 'local', clientSecret: 'local-secret' } as const

/** How long a code can be exchanged, in milliseconds; as at Kakao and Naver. */
const codeMs = 10 * 60_000

/** Ways in which an exchange can be made to fail: `error` fails inside, `stall` never answers, `lose` breaks the connection. */
export const socialFaults = ['error', 'stall', 'lose'] as const
export type SocialFault = (typeof socialFaults)[number]

interface Granted {
  type: SocialType
  person: SocialPerson
  redirect_uri: string
  state: string
  challenge: string | undefined
  until: number
}

/** The memory of the local providers; it is lost with the process, like a session at the real ones. */
export function socialState(now: () => number) {
  const codes = new Map<string, Granted>()
  const tokens = new Map<string, { type: SocialType; person: SocialPerson }>()
  const faults = new Map<string, { fault: SocialFault; times: number }>()
  const secret = () => randomBytes(24).toString('base64url')
  return {
    /** Issues a code for a person who has approved, for the browser to bring back. */
    grant(what: Omit<Granted, 'until'>): string {
      const code = secret()
      codes.set(code, { ...what, until: now() + codeMs })
      return code
    },
    /** Exchanges a code for a token, once. Returns null when the code is not valid for this request. */
    exchange(type: SocialType, form: URLSearchParams): string | null {
      const code = form.get('code') ?? ''
      const granted = codes.get(code)
      codes.delete(code)
      const verifier = form.get('code_verifier') ?? ''
      const isHis =
        granted?.type === type &&
        granted.until > now() &&
        form.get('client_id') === localSocialKeys.clientId &&
        form.get('client_secret') === localSocialKeys.clientSecret &&
        form.get('redirect_uri') === granted.redirect_uri &&
        (type !== 'naver' || form.get('state') === granted.state) &&
        (!granted.challenge || createHash('sha256').update(verifier).digest('base64url') === granted.challenge)
      if (!isHis) return null
      const token = secret()
      tokens.set(token, { type, person: granted.person })
      return token
    },
    personOf(type: SocialType, authorization: string | undefined): SocialPerson | null {
      const held = tokens.get(authorization?.replace(/^Bearer /, '') ?? '')
      return held?.type === type ? held.person : null
    },
    /** Makes the next `times` exchanges with a provider fail, or only those of the sign-in with this `state`. */
    setFault: (type: SocialType, fault: SocialFault, times = 1, state?: string) =>
      void faults.set(state ?? type, { fault, times }),
    nextFault(type: SocialType, form: URLSearchParams): SocialFault | undefined {
      const set = faults.get(codes.get(form.get('code') ?? '')?.state ?? '') ?? faults.get(type)
      if (!set || set.times < 1) return undefined
      set.times -= 1
      return set.fault
    },
  }
}
export type SocialState = ReturnType<typeof socialState>
