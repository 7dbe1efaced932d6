import { OwnSite } from './auth'
import { accountAreas, endpoint } from './endpoint'
import { Code, Phone, TypedPassword } from './fields'
import { z } from './zod'

/**
 * How a code is sent: to the new number; or by mail to the account's address, if text messages cannot be sent or if the account
 * has no password, so that its address is the only proof.
 */
export const codeWays = ['sms', 'mail'] as const

/** Requests a code to change to this number; the password is required again if the account has one (product §5). */
export const PhoneCodeRequest = z.strictObject({ phone: Phone, password: z.optional(TypedPassword) })

export type PhoneCodeRequest = z.infer<typeof PhoneCodeRequest>

export const PhoneChange = z.strictObject({ phone: Phone, code: Code })

const Way = z.object({ by: z.enum(codeWays) })

export const phoneNumber = {
  /** How a code would be sent, so that the page can say so before anything is typed. */
  way: endpoint({
    method: 'get',
    path: '/api/v1/phone-number',
    auth: accountAreas,
    /** `password` says whether the account has one, which is then required. */
    data: z.extend(Way, { password: z.boolean() }),
  }),
  /** Sends a six-digit code; the response is the same whether or not another account has the number. */
  sendCode: endpoint({
    method: 'post',
    path: '/api/v1/phone-number/code',
    auth: accountAreas,
    body: z.extend(PhoneCodeRequest, { site: OwnSite }),
    data: z.extend(Way, { minutes: z.number() }),
    limit: 'sms',
    sends: true,
    attempts: true,
  }),
  /** Uses the code up and sets the new number. */
  change: endpoint({
    method: 'put',
    path: '/api/v1/phone-number',
    auth: accountAreas,
    body: z.extend(PhoneChange, { site: OwnSite }),
    data: z.object({ phone: Phone }),
    limit: 'code',
    attempts: true,
  }),
}
