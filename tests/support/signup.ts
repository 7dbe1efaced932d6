import type { Signup } from '#contract/auth'
import { auth } from '#contract/auth'
import type { AccountSite } from '#contract/sites/sites'
import type { TestApi } from '#tests/support/api'
import type { TestDeps } from '#tests/support/deps'

/** A sign-up that passes every rule; the code is the mailed one. */
export const aDraft = (change: Partial<Signup> = {}): Signup => {
  const email = change.email ?? 'jiwoo@people.test'
  return {
    login_id: email,
    type: 'general',
    name: 'Jiwoo Lim',
    email,
    phone: '01087654321',
    password: 'Abcdefg1',
    password_confirm: 'Abcdefg1',
    check_duplicate: true,
    code: '000000',
    agree_terms: true,
    agree_privacy: true,
    agree_provided: false,
    agree_marketing: false,
    lang: 'en',
    ...change,
  }
}

/** The six digits of the newest mail to an address. */
export function codeIn(deps: TestDeps, email: string): string {
  const mail = deps.mails.findLast(({ to }) => to === email)
  const code = mail && /\b\d{6}\b/.exec(mail.text)?.[0]
  if (!code) throw new Error(`No code was mailed to ${email}`)
  return code
}

/** Requests a code and reads it from the mail. */
export async function mailedCode(deps: TestDeps, api: TestApi, email: string, site?: AccountSite): Promise<string> {
  await api.call(auth.sendCode, { body: { email, site } })
  await deps.jobs.drain(deps)
  return codeIn(deps, email)
}

/** A six-digit code that is not the given one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** A company's registration certificate. */
export const pdf = (name = 'registration.pdf') =>
  new File([Buffer.from('%PDF-1.4\n%%EOF\n')], name, { type: 'application/pdf' })
