import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { checkIn } from '#contract/check-in'
import type { Data } from '#contract/endpoint'
import type { GuestBooking } from '#contract/guest'
import { readPicture } from '#tests/support/qr'
import { api, expect, pictureTo, visit } from './fixtures'
import { aTicketHolder, type TicketHolder } from './guests'
import { textPattern, type Words, words } from './journey'
import { anOperator } from './operator'
import { leavesNow, wellBeforeMidnight } from './time'

const gatePage = '/apec2025/qrcode'
const supervisor = { email: 'supervisor@naru.test', password: 'Passw0rd1' }

/** A tour of today with the names of its gates, from the demo data. */
export async function someTour(lang: 'en' | 'ko'): Promise<{ id: string; name: string; gates: string[] }> {
  const body = { ...supervisor, site: 'admin' }
  const { accessToken: token } = await api<{ accessToken: string }>('POST', '/api/v1/auth/signin', { body })
  const { tours } = await api<Data<typeof checkIn.tours>>('GET', `/api/v1/sites/apec/gates?lang=${lang}`, { token })
  const found = tours.find(({ gates }) => gates.length > 1)
  if (!found) throw new Error('no tour of today has two gates')
  return { ...found, gates: found.gates.map(({ name }) => name) }
}

/** A guest with a paid booking for a tour that leaves now, or left `daysAgo` days ago, with the code from the operator's mail. */
export async function aGuestAtTheGate(tour: { id: string }, { daysAgo = 0 } = {}): Promise<TicketHolder> {
  await wellBeforeMidnight()
  const holder = await aTicketHolder({ tour_id: tour.id })
  await leavesNow(holder.number, daysAgo)
  const own = '/api/v1/guest/reservation?lang=en'
  const { booking } = await api<GuestBooking>('GET', own, { token: holder.token })
  const operator = await anOperator()
  await operator.confirm(booking.id)
  const code = await readPicture(await pictureTo(holder.email, /^Confirmed/))
  if (!code) throw new Error('the picture of the mail has no code')
  return { ...holder, code }
}

/** Fills in the sign-in form on the page. */
export async function signInAtGate(page: Page, t: Words): Promise<void> {
  await page.getByLabel(t.gate.signin.email).fill(supervisor.email)
  await page.getByLabel(t.gate.signin.password, { exact: true }).fill(supervisor.password)
  await page
    .getByRole('button', { name: textPattern(t.gate.signin.submit) })
    .last()
    .click()
}

interface At {
  tour: { name: string }
  gate: string
  name: string
}

/** Signs in and begins a shift. */
export async function beginShift(page: Page, t: Words, { tour, gate, name }: At): Promise<void> {
  await visit(page, gatePage)
  await signInAtGate(page, t)
  await page.getByRole('combobox', { name: t.gate.enrol.tour, exact: true }).selectOption({ label: tour.name })
  await page.getByRole('radio', { name: gate }).check()
  await page.getByLabel(t.gate.enrol.name).fill(name)
  await page.getByRole('button', { name: t.gate.enrol.submit }).click()
  await expect(page.getByRole('heading', { name: gate })).toBeVisible()
}

/** Waits until the page can be opened offline. */
export const untilKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** A phone enrolled at a gate, with the page stored for offline use. */
export async function aPhone(browser: Browser, at: At): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  const page = await context.newPage()
  await beginShift(page, words.en, at)
  await untilKept(page)
  return { context, page }
}

/**
 * Types as a USB scanner does: on an American keyboard, faster than any person. All keys have one time, as the system stamps
 * them: on a busy machine the page that makes them here may pause in the middle.
 */
export const scanByKeys = (page: Page, code: string): Promise<void> =>
  page.evaluate((text) => {
    const at = performance.now()
    for (const sign of [...text, 'Enter']) {
      const letter = /^[a-z]$/i.test(sign) && `Key${sign.toUpperCase()}`
      const digit = /^\d$/.test(sign) && `Digit${sign}`
      const mark = { '.': 'Period', '-': 'Minus', _: 'Minus', Enter: 'Enter' }[sign]
      const init = { key: sign, code: letter || digit || mark, shiftKey: /[A-Z_]/.test(sign) && sign !== 'Enter' }
      const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })
      document.body.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: at }))
    }
  }, code)

/** Waits for the result of a scan; returns its element. */
export async function expectResult(page: Page, t: Words, verdict: keyof Words['gate']['verdict']) {
  const result = page.getByRole('dialog', { name: t.gate.result.label })
  await expect(result.getByText(t.gate.verdict[verdict], { exact: true })).toBeVisible()
  return result
}

/** Dismisses the result, which covers the page. */
export async function goOn(page: Page, t: Words): Promise<void> {
  const result = page.getByRole('dialog', { name: t.gate.result.label })
  await result.getByRole('button', { name: t.gate.result.next }).click()
  await expect(result).toHaveCount(0)
}
