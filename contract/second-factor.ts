import { FactorCode, Signin } from './auth'
import { endpoint } from './endpoint'
import { z } from './zod'

/** Roles that move money or read passport numbers: they sign in with a second factor (product §6). */
export const factorRoles = ['operator', 'owner', 'chief'] as const

/** Recovery codes issued with a second factor; each can be used once. */
export const recoveryCodes = 10

/** Desks whose accounts operators create for staff; all of them are of one area. */
const AtDesk = z._default(z.enum(['admin', 'edu-admin']), 'admin')

/** The form that sets up a second factor, before it is sent. */
export const FactorConfirmation = z.strictObject({ code: FactorCode })

/** The second factor of desk staff: time-based codes of an authenticator app (RFC 6238). */
export const secondFactor = {
  /** A new secret, active once it is confirmed by a code. Refuses as sign-in does, and with 409 `auth.factorThere`. */
  begin: endpoint({
    method: 'post',
    path: '/api/v1/auth/second-factor',
    auth: 'none',
    body: z.extend(Signin, { site: AtDesk }),
    data: z.object({ secret: z.string(), uri: z.string() }),
    limit: 'signin',
    attempts: true,
  }),
  /** Sets it up and signs in; the recovery codes are shown once. Refuses with 401 `auth.factorWrong`. */
  confirm: endpoint({
    method: 'post',
    path: '/api/v1/auth/second-factor/confirm',
    auth: 'none',
    body: z.extend(Signin, { site: AtDesk, code: FactorCode }),
    data: z.object({ accessToken: z.string(), recovery_codes: z.array(z.string()) }),
    limit: 'signin',
    attempts: true,
  }),
}
