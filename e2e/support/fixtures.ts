import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { tokenKeys } from '#src/session/areas'
import { address } from './address'

/** Somebody who signed up for this test. */
export interface Member {
  email: string
  password: string
  token: string
}

interface Fixtures {
  /** A fresh member, signed up through the API, not yet signed in in the browser. */
  member: Member
  /** Puts the member's token into the tab, as signing in does. */
  signedIn: Member
  /** What the browser complained about: hydration, CSP, uncaught errors. Must be empty at the end of a test. */
  complaints: string[]
}

const password = 'Passw0rd1'

/** The answer's `data`; throws with the refusal otherwise. */
export async function api<T>(
  method: string,
  path: string,
  options: { body?: unknown; token?: string; key?: string } = {},
): Promise<T> {
  const answer = await fetch(address + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(options.token && { Authorization: `Bearer ${options.token}` }),
      ...(options.key && { 'Idempotency-Key': options.key }),
    },
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return (JSON.parse(text) as { data: T }).data
}

/** The newest mail to an address whose text matches; waits for it, because a job sends it. */
export async function mailTo(email: string, pattern: RegExp): Promise<RegExpExecArray> {
  let found: RegExpExecArray | null = null
  await expect
    .poll(
      async () => {
        const mails = await api<{ id: string; to: string }[]>('GET', '/dev/api/mailbox')
        for (const { id } of mails.filter(({ to }) => to === email)) {
          const { text } = await api<{ text: string }>('GET', `/dev/api/mailbox/${id}`)
          found = pattern.exec(text)
          if (found) return true
        }
        return false
      },
      { message: `a mail to ${email} that has ${pattern}`, timeout: 20_000 },
    )
    .toBe(true)
  return found as unknown as RegExpExecArray
}

/** Waits for a mail to an address whose subject matches. */
export const expectMail = (email: string, subject: RegExp): Promise<void> =>
  expect
    .poll(
      async () => {
        const mails = await api<{ to: string; subject: string }[]>('GET', '/dev/api/mailbox')
        return mails.filter(({ to }) => to === email).map((mail) => mail.subject)
      },
      { message: `a mail to ${email}`, timeout: 20_000 },
    )
    .toContainEqual(expect.stringMatching(subject))

/** The picture in the mail to an address whose subject matches; waits for it. */
export async function pictureTo(email: string, subject: RegExp): Promise<Buffer> {
  await expectMail(email, subject)
  const mails = await api<{ id: string; to: string; subject: string }[]>('GET', '/dev/api/mailbox')
  const mail = mails.find((each) => each.to === email && subject.test(each.subject))
  const page = await fetch(`${address}/dev/api/mailbox/${mail?.id}/html`)
  const [, base64 = ''] = /src="data:image\/png;base64,([^"]+)"/.exec(await page.text()) ?? []
  return Buffer.from(base64, 'base64')
}

/** Signs somebody up through the API, with the code that was mailed. */
export async function signUp(): Promise<Member> {
  const email = `traveler-${randomUUID().slice(0, 12)}@people.test`
  await api('POST', '/api/v1/auth/email-code', { body: { email } })
  const [code] = await mailTo(email, /\b\d{6}\b/)
  await api('POST', '/api/v1/auth/signup', {
    body: {
      login_id: email,
      type: 'general',
      name: 'Robin Park',
      email,
      phone: '01012345678',
      password,
      password_confirm: password,
      check_duplicate: true,
      code,
      agree_terms: true,
      agree_privacy: true,
      agree_provided: false,
      agree_marketing: false,
      lang: 'en',
    },
  })
  const { accessToken } = await api<{ accessToken: string }>('POST', '/api/v1/auth/signin', {
    body: { email, password },
  })
  return { email, password, token: accessToken }
}

/** The tab holds the token from its first page on. */
export const holdToken = (page: Page, token: string): Promise<unknown> =>
  page.addInitScript(
    ([key, value]) => sessionStorage.setItem(key as string, value as string),
    [tokenKeys.member, token],
  )

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  member: async ({}, use) => {
    await use(await signUp())
  },
  signedIn: async ({ page, member }, use) => {
    await holdToken(page, member.token)
    await use(member)
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      // Of every page that the test opens: the one that a mailed link opens is another one.
      context.on('weberror', (error) => complaints.push(String(error.error())))
      context.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
          complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Opens an address and waits until the client has taken the page over: what is pressed before that on a page that came
 * rendered from the server is lost.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => {
    const first = document.getElementById('root')?.firstElementChild
    // React marks what it has taken over.
    const isTaken = first && Object.keys(first).some((key) => key.startsWith('__reactFiber'))
    return isTaken && !document.documentElement.hasAttribute('data-fresh')
  })
}

const axe = (page: Page) =>
  new AxeBuilder({ page })
    // What is right is not described, and no style sheet is read anew for a rule that is not asked for: half the time.
    .options({ resultTypes: ['violations'], preload: false })
    // There is no frame in these pages, and it takes half the time.
    .setLegacyMode()

/** Nothing that axe knows to be wrong on the page as it stands (WCAG 2.2 AA). */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const all = axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  const open = ':popover-open'
  const isCovered = (await page.locator(open).count()) > 0
  // What an open list covers half is not too small for a finger; only of the list itself is the size looked at.
  const looks = isCovered ? [all.disableRules('target-size'), axe(page).include(open).withRules('target-size')] : [all]
  for (const look of looks) {
    const { violations } = await look.analyze()
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    expect(told, `axe on ${where}`).toEqual([])
  }
}

export { expect }
