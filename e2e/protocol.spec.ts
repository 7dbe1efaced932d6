import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { GuestBooking } from '#contract/guest'
import type { ServiceKind } from '#contract/services'
import { en as refusal } from '#contract/texts/refusal.en'
import { expectAccessible } from './support/axe'
import { api, expect, expectAt, expectMail, mailTo, test, visit } from './support/fixtures'
import { agree, inWindow, textPattern, type Words, words } from './support/journey'
import { anOperator } from './support/operator'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

const anAddress = () => `envoy-${randomUUID().slice(0, 12)}@people.test`
const dayMs = 86_400_000

/** A Seoul day three weeks ahead, as the date field takes it. */
const typedDay = () =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Seoul',
    month: '2-digit',
    day: '2-digit',
    year: '2-digit',
  }).format(new Date(Date.now() + 21 * dayMs))

/** Fills in day, time, destination and representative, with the mailed code. */
async function fill(page: Page, t: Words, kind: 'vehicle' | 'tour', email: string): Promise<void> {
  const { form } = t.request
  await field(page, form.date).fill(typedDay())
  await field(page, form.date).press('Tab')
  await field(page, form.time).selectOption(kind === 'tour' ? '13:00' : '10:30')
  if (kind === 'vehicle') {
    await field(page, form.from).fill('Incheon Airport, Terminal 2')
    await field(page, form.to).fill('A hotel by the river')
  } else await field(page, form.fetch).fill('A hotel by the river')
  await field(page, t.guest.form.name).fill('Maya Lind')
  await field(page, t.guest.form.contact).fill('+14155550123')
  await page.getByLabel(t.guest.form.nationality).fill(t.country)
  await page.getByRole('option', { name: t.country, exact: true }).click()
  await field(page, t.guest.form.passport).fill('AB1234567')
  await field(page, t.guest.form.email).fill(email)
  await button(page, t.guest.form.send).click()
  const [code] = await mailTo(email, /\b\d{6}\b/)
  await field(page, t.guest.form.code).fill(code)
  await page.getByLabel(t.guest.form.agreeTerms).check()
  await page.getByLabel(t.guest.form.agreePrivacy).check()
}

const kinds = { en: 'vehicle', ko: 'tour' } as const satisfies Record<string, ServiceKind>

for (const lang of ['en', 'ko'] as const) {
  const t = words[lang]
  const kind = kinds[lang]
  test.describe(`an expected guest, in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(`requests a ${kind}, pays, gets the reply by mail, and opens, edits and cancels it by the link`, async ({
      page,
      context,
    }) => {
      const email = anAddress()
      await visit(page, '/protocol')
      await page.getByRole('main').getByRole('link', { name: t.protocol.title[kind], exact: true }).click()
      await expectAt(page, new RegExp(`/protocol/${kind}$`))
      await fill(page, t, kind, email)
      await button(page, textPattern(t.request.form.sendCard)).click()
      await agree(page, t)
      await inWindow(page, t.approve)
      await expect(page.getByText(t.guest.done.answerTitle)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/protocol/${kind}$`))
      await expectAccessible(page, 'the request that was sent')

      // The operator answers, and the answer's link opens the request in a tab without storage.
      const [, first = ''] = await mailTo(email, new RegExp(`/protocol/${kind}#([\\w-]{43})\\b`))
      const made = await api<GuestBooking>('GET', '/api/v1/guest/reservation?lang=en', { token: first })
      const operator = await anOperator()
      await operator.confirm(made.booking.id)
      await expectMail(email, lang === 'ko' ? /확정/ : /Confirmed/)
      const elsewhere = await context.newPage()
      await elsewhere.goto(`/protocol/${kind}#${first}`)
      await expect(elsewhere.getByText(t.guest.done.confirmedTitle)).toBeVisible()
      await expect(elsewhere).toHaveURL(new RegExp(`/protocol/${kind}$`))
      expect(await elsewhere.content()).not.toContain(first)
      await expectAccessible(elsewhere, 'the request that a link opened')

      await button(elsewhere, t.guest.own.change).click()
      const dialog = elsewhere.getByRole('dialog', { name: t.guest.change.title })
      await dialog.getByLabel(t.guest.form.flight).fill('KE082')
      await dialog.getByRole('button', { name: t.guest.change.save, exact: true }).click()
      await agree(elsewhere, t)
      await expect(dialog).toBeHidden()
      await expect(elsewhere.getByText('KE082', { exact: true })).toBeVisible()

      await button(elsewhere, t.guest.own.cancel).click()
      await elsewhere
        .getByRole('dialog', { name: t.booking.cancel.title })
        .getByRole('button', { name: textPattern(t.booking.cancel.submit) })
        .click()
      await agree(elsewhere, t)
      await button(elsewhere, t.ui.dialog.confirm).click()
      await expect(elsewhere.getByRole('main').getByText(t.booking.status.cancelled, { exact: true })).toBeVisible()
    })
  })
}

test('a request sent offline asks first, says that it is offline, and is sent once when the network returns', async ({
  page,
  context,
}) => {
  const t = words.en
  const sent: string[] = []
  await visit(page, '/protocol/vehicle')
  await fill(page, t, 'vehicle', anAddress())
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/guest/reservation?')) sent.push(request.url())
  })
  await context.setOffline(true)
  const send = button(page, textPattern(t.request.form.sendCard))
  await send.click()
  await agree(page, t)
  // In the form, where it stays: a message that disappears is not enough where money is at stake.
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: refusal.general.network })).toBeVisible()
  expect(sent).toEqual([])
  await context.setOffline(false)
  await send.click()
  await agree(page, t)
  await inWindow(page, t.approve)
  await expect(page.getByText(t.guest.done.answerTitle)).toBeVisible()
  expect(sent).toHaveLength(1)
})
