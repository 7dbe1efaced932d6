import type { Page } from '@playwright/test'
import { address } from './support/address'
import { expectAccessible } from './support/axe'
import { browserSeeing } from './support/camera'
import { expect, test } from './support/fixtures'
import {
  aGuestAtTheGate,
  aPhone,
  beginShift,
  expectResult,
  goOn,
  scanByKeys,
  signInAtGate,
  someTour,
} from './support/gates'
import { choose, textPattern, words } from './support/journey'

for (const lang of ['en', 'ko'] as const) {
  const t = words[lang]
  test(`staff admit a guest by camera scan, and refuse the second scan, in ${lang}`, async () => {
    const tour = await someTour(lang)
    const gate = tour.gates[0] ?? ''
    const { code, number } = await aGuestAtTheGate(tour)
    const browser = await browserSeeing(code)
    try {
      const locale = lang === 'ko' ? 'ko-KR' : 'en-US'
      const page = await browser.newPage({ baseURL: address, locale, viewport: { width: 390, height: 844 } })
      await beginShift(page, t, { tour, gate, name: `Camera ${lang}` })
      await expectAccessible(page, 'the gate')
      await page.getByRole('button', { name: t.scanner.start }).click()
      const result = await expectResult(page, t, 'admitted')
      await expect(result.getByText(number)).toBeVisible()
      await expectAccessible(page, 'who may go in')
      await goOn(page, t)
      await page.getByRole('button', { name: t.scanner.stop }).click()
      await page.getByRole('button', { name: t.scanner.start }).click()
      const again = await expectResult(page, t, 'used')
      await expect(again.getByText(gate)).toBeVisible()
      await expectAccessible(page, 'who is in already')
    } finally {
      await browser.close()
    }
  })
}

const t = words.en
const unsent = (page: Page) => page.getByText(/^\d+ not sent$/)
const show = (page: Page, view: keyof typeof t.gate.view) =>
  choose(page.getByRole('radio', { name: t.gate.view[view], exact: true }))

test('a scan during a network outage is decided on the device, sent after the outage, and counts once', async ({
  browser,
}) => {
  const tour = await someTour('en')
  const { code, number } = await aGuestAtTheGate(tour)
  const { context, page } = await aPhone(browser, { tour, gate: tour.gates[0] ?? '', name: 'Cut' })
  await page.route('**/gate-devices/*/scans*', async (route) => {
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await scanByKeys(page, code)
  const result = await expectResult(page, t, 'admitted')
  await expect(result.getByText(t.gate.result.alone)).toBeVisible()
  await goOn(page, t)
  await expect(unsent(page)).toHaveText('1 not sent')
  await expect(page.getByText(t.gate.status.cannot)).toBeVisible()

  await page.unroute('**/gate-devices/*/scans*')
  await context.setOffline(false)
  await expect(unsent(page)).toBeHidden()
  await scanByKeys(page, code)
  await expectResult(page, t, 'used')
  await goOn(page, t)
  await show(page, 'latest')
  await expect(page.getByRole('listitem').filter({ hasText: number }).first()).toBeVisible()
  await context.close()
})

test('two offline phones admit the same code, refuse invalid ones, and produce a conflict that both gates see', async ({
  browser,
}) => {
  const tour = await someTour('en')
  const [one = '', other = ''] = tour.gates
  const [guest, late] = await Promise.all([aGuestAtTheGate(tour), aGuestAtTheGate(tour, { daysAgo: 2 })])
  const [here, there] = await Promise.all([
    aPhone(browser, { tour, gate: one, name: 'Phone one' }),
    aPhone(browser, { tour, gate: other, name: 'Phone two' }),
  ])
  await Promise.all([here, there].map(({ context }) => context.setOffline(true)))

  // The tab is closed, and with it the session; the page opens again offline.
  await here.page.close()
  const page = await here.context.newPage()
  await page.goto('/apec2025/qrcode')
  await expect(page.getByRole('heading', { name: one })).toBeVisible()
  const [form, payload = '', signature] = guest.code.split('.')
  const more = Buffer.from(Buffer.from(payload, 'base64url').toString().replace(/,2,/, ',9,')).toString('base64url')
  for (const [code, verdict] of [
    [`${form}.${more}.${signature}`, 'forged'],
    [guest.code.replace(/.{9}$/, 'AAAAAAAAA'), 'forged'],
    [late.code, 'expired'],
    [guest.code, 'admitted'],
  ] as const) {
    await scanByKeys(page, code)
    await expectResult(page, t, verdict)
    await goOn(page, t)
  }
  await expectAccessible(page, 'the gate without a network')
  await scanByKeys(there.page, guest.code)
  await expectResult(there.page, t, 'admitted')
  await goOn(there.page, t)

  await Promise.all([here, there].map(({ context }) => context.setOffline(false)))
  await page.getByText(t.gate.signin.again).first().click()
  await signInAtGate(page, t)
  await expect(unsent(page)).toBeHidden()
  await expect(unsent(there.page)).toBeHidden()
  for (const each of [page, there.page]) {
    await show(each, 'conflicts')
    const conflict = each.getByRole('listitem').filter({ has: each.getByRole('heading', { name: guest.number }) })
    await expect(conflict.getByText(textPattern(one)).first()).toBeVisible()
    await expect(conflict.getByText(textPattern(other)).first()).toBeVisible()
  }
  await expectAccessible(page, 'a conflict')
  await Promise.all([here, there].map(({ context }) => context.close()))
})
