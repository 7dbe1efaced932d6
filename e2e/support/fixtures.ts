import { type Browser, test as base, type ConsoleMessage, expect, type Page, type WebError } from '@playwright/test'
import type { Area } from '#contract/endpoint'
import { tokenKeys } from '#src/session/areas'
import { address } from './address'
import { aMember, type Member } from './members'

interface Fixtures {
  /** A new member, not yet signed in in the browser. */
  member: Member
  /** Puts the member's token into the tab, as signing in does. */
  signedIn: Member
  /** Errors the browser logged: hydration, CSP, uncaught errors. Must be empty at the end of a test. */
  complaints: string[]
}

/** Returns the response's `data`; throws on a refusal. */
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

/** Polling interval of the mailbox in ms: a job delivers the mail. */
const intervals = [100]

/** The newest mail to an address whose text matches; waits for the job that sends it. */
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
      { message: `a mail to ${email} that has ${pattern}`, intervals },
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
      { message: `a mail to ${email}`, intervals },
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

/** The tab holds the token from its first page on. */
export const holdToken = (page: Page, token: string, area: Area = 'member'): Promise<unknown> =>
  page.addInitScript(([key, value]) => sessionStorage.setItem(key as string, value as string), [tokenKeys[area], token])

/** The tab's token for an area. */
export const tokenIn = (page: Page, area: Area): Promise<string> =>
  page.evaluate((key) => sessionStorage.getItem(key) ?? '', tokenKeys[area])

/**
 * In each page: toasts stay for five seconds. The product's disappear after one (product §9), and Playwright polls a slow
 * condition only once a second.
 */
function letToastsStay(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.Toastify__progress-bar--animated { animation-duration: 5s !important }')
  document.adoptedStyleSheets.push(sheet)
}

export const test = base.extend<Fixtures, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext
      browser.newContext = async (...options) => {
        const context = await open.apply(browser, options)
        await context.addInitScript(letToastsStay)
        return context
      }
      await use(browser)
      browser.newContext = open
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  member: async ({}, use) => {
    await use(await aMember())
  },
  signedIn: async ({ page, member }, use) => {
    await holdToken(page, member.token)
    await use(member)
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      // A page without a network logs that its version could not be checked, which it does every 20 seconds (product §2).
      let wasOffline = false
      const { setOffline } = context
      context.setOffline = (offline) => {
        wasOffline ||= offline
        return setOffline.call(context, offline)
      }
      const isOwn = (text: string) => !(wasOffline && text.includes('the version could not be checked'))
      const onError = (error: WebError) => complaints.push(String(error.error()))
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
          complaints.push(message.text())
      }
      // For every page that the test opens: a mailed link opens another one.
      context.on('weberror', onError).on('console', onMessage)
      await use(complaints)
      context.off('weberror', onError).off('console', onMessage)
      context.setOffline = setOffline
      expect(complaints.filter(isOwn)).toEqual([])
    },
    { auto: true },
  ],
})

/** Looks every 50 ms instead of at each frame: looking through all controls takes time that the page needs. */
const patiently = { polling: 50 }

/**
 * Waits until the client has hydrated the page, after a navigation by the product itself, such as after a session's end. Sections
 * are hydrated one by one, after the page's frame; what is far away stays as the server rendered it (`data-lazy`).
 */
export const untilTaken = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const root = document.getElementById('root')
      const first = root?.firstElementChild
      if (!first || document.documentElement.hasAttribute('data-fresh')) return false
      // React marks hydrated elements.
      const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
      const controls = [...root.querySelectorAll('button, input, select, textarea')]
      return isTaken(first) && controls.every((control) => control.closest('[data-lazy]') || isTaken(control))
    },
    undefined,
    patiently,
  )

interface Drawn {
  memoizedProps: { value?: { location?: { key: string }; navigation?: object } } | null
  child: Drawn | null
  sibling: Drawn | null
}

/**
 * Waits until the page of the present address is drawn. The address changes first, and the page before stays until the next one is
 * drawn: it may have the same texts, and a click on it is lost when it is replaced meanwhile.
 */
const untilDrawn = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const root = document.getElementById('root')
      const key = Object.keys(root ?? {}).find((each) => each.startsWith('__reactContainer'))
      const container = key && (root as unknown as Record<string, { stateNode: { current: Drawn } }>)[key]
      // The router's state, as React has drawn it.
      let at = container ? container.stateNode.current : null
      while (at && !at.memoizedProps?.value?.navigation) at = at.child ?? at.sibling
      return at?.memoizedProps?.value?.location?.key === (history.state?.key ?? 'default')
    },
    undefined,
    patiently,
  )

/** Expects an address, and its page to be drawn. */
export async function expectAt(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  await untilDrawn(page)
}

/** In pages whose clock is installed: from here on timers run only when the test advances them. */
export async function stopClock(page: Page): Promise<void> {
  // The clock cannot be stopped in the past: between the two calls a busy machine may pause.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000))
}

/** Expects that the page is as wide as the window; styles and parts that depend on the width may follow a resize a little later. */
export const expectWidth = (page: Page, width: number, where?: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width)

/** Opens an address and waits until the client has hydrated the page: input before that is lost on a server-rendered page. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilTaken(page)
}

/** Goes to another address of the open client, as a link would, and waits until its page is drawn. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    // As the router writes it: without its place in the history it could not be left.
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
  await untilDrawn(page)
}

/** Like `visit`, for the open page. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await untilTaken(page)
}

export { expect }
