import { auth } from '#contract/auth'
import type { AccountSite } from '#contract/sites/sites'
import { call } from '#src/api/call'

const page = { errors: 'page' } as const

/** The calls that check and verify an address for an account on a site. Each rejects with `CallError`. */
export const emailCalls = (site: AccountSite) => ({
  /** Rejects with status 409 when the address is taken. */
  check: (email: string) => call(auth.checkEmail, { query: { email, site } }, page),
  send: (email: string) => call(auth.sendCode, { body: { email, site } }, page),
  verify: (email: string, code: string) => call(auth.verifyCode, { body: { email, code, site } }, page),
})
