import { auth } from '#contract/auth'
import { call } from '#src/api/call'
import type { EmailCalls } from './use-verified-email'

const page = { errors: 'page' } as const

/** How a member's address is checked and verified. */
export const emailCalls: EmailCalls = {
  check: (email) => call(auth.checkEmail, { query: { email } }, page),
  send: (email) => call(auth.sendCode, { body: { email } }, page),
  verify: (email, code) => call(auth.verifyCode, { body: { email, code } }, page),
}
