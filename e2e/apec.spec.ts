import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { readPicture } from '#tests/support/qr'
import { expectAccessible } from './support/axe'
import { expect, expectAt, mailTo, test, visit } from './support/fixtures'
import { aTicketHolder } from './support/guests'
import { agree, inWindow, textPattern, type Words, words } from './support/journey'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

const anAddress = () => `delegate-${randomUUID().slice(0, 12)}@people.test`

/** Takes the first departure with seats in the list of the first day. */
async function chooseDeparture(page: Page, t: Words): Promise<void> {
  await visit(page, '/apec2025')
  await page.getByRole('main').getByRole('link', { name: t.apec.home.list, exact: true }).click()
  await expectAt(page, /\/apec2025\/list/)
  await page.getByRole('main').locator('a[href*="/apec2025/reservation?tour="]').first().click()
  await expectAt(page, /\/apec2025\/reservation\?tour=/)
}

/** Fills in the representative and the address with its mailed code. */
async function fillPerson(page: Page, t: Words, email: string): Promise<void> {
  const { form } = t.guest
  await page.getByLabel(form.name, { exact: true }).fill('Maya Lind')
  await page.getByLabel(form.contact).fill('+14155550123')
  await page.getByLabel(form.nationality).fill(t.country)
  await page.getByRole('option', { name: t.country, exact: true }).click()
  await page.getByLabel(form.passport).fill('AB1234567')
  await page.getByLabel(form.email, { exact: true }).fill(email)
  await button(page, form.send).click()
  const [code] = await mailTo(email, /\b\d{6}\b/)
  await page.getByLabel(form.code).fill(code)
}

for (const lang of ['en', 'ko'] as const) {
  const t = words[lang]
  const { form, own, change } = t.guest
  test.describe(`a guest of a delegation in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test('reserves, pays, opens the link from the mail, edits the reservation, and cancels', async ({
      page,
      context,
    }) => {
      const email = anAddress()
      await chooseDeparture(page, t)
      await expect(page.getByRole('radio', { name: /^\d\d:\d\d/, checked: true })).toBeVisible()
      await fillPerson(page, t, email)
      await page.getByLabel(form.agreeTerms).check()
      await page.getByLabel(form.agreePrivacy).check()
      await button(page, textPattern(form.reserveCard)).click()
      await agree(page, t)
      await inWindow(page, t.approve)
      await expect(page.getByText(t.guest.done.paidTitle)).toBeVisible()
      await expect(page).toHaveURL(/\/apec2025\/reservation\/completed$/)
      await expectAccessible(page, 'the completed reservation')

      // The link opens it in a tab without storage, and the token does not stay in the address.
      const [, token = ''] = await mailTo(email, /\/apec2025\/([\w-]{43})\b/)
      const elsewhere = await context.newPage()
      await elsewhere.goto(`/apec2025/${token}`)
      await expect(elsewhere).toHaveURL(/\/apec2025\/myreservation$/)
      await expect(elsewhere.getByText(t.booking.status.requested, { exact: true })).toBeVisible()
      await expect(elsewhere.getByText('A•••••567')).toBeVisible()
      expect(await elsewhere.content()).not.toContain(token)
      await expectAccessible(elsewhere, 'the reservation that a link opened')

      await button(elsewhere, own.change).click()
      const dialog = elsewhere.getByRole('dialog', { name: change.title })
      await dialog.getByLabel(form.flight).fill('KE082')
      await dialog.getByRole('button', { name: change.save, exact: true }).click()
      await agree(elsewhere, t)
      await expect(dialog).toBeHidden()
      await expect(elsewhere.getByText('KE082')).toBeVisible()

      await button(elsewhere, own.cancel).click()
      await elsewhere
        .getByRole('dialog', { name: t.booking.cancel.title })
        .getByRole('button', {
          name: textPattern(t.booking.cancel.submit),
        })
        .click()
      await agree(elsewhere, t)
      await button(elsewhere, t.ui.dialog.confirm).click()
      await expect(elsewhere.getByRole('main').getByText(t.booking.status.cancelled, { exact: true })).toBeVisible()
    })

    test('opens the ticket by the link from the mail, and a scanner reads it from the screen, also offline', async ({
      page,
      context,
    }) => {
      const { number, code, token, ticketPath } = await aTicketHolder()
      await page.goto(ticketPath)
      const drawn = page.getByRole('img', { name: textPattern(t.ticket.code, { number }) })
      await expect(drawn).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/apec2025/qrcode/${number}$`))
      expect(await page.content()).not.toContain(token)
      await expectAccessible(page, 'the ticket of a guest')
      await context.setOffline(true)
      await expect(drawn).toBeVisible()
      expect(await readPicture(await drawn.screenshot())).toBe(code)
    })
  })
}
