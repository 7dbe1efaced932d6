import type { Page } from '@playwright/test'
import { en as refusal } from '#contract/texts/refusal.en'
import { en as setupKitEn } from '#src/kits/exhibition-desk/locale/en'
import { ko as setupKitKo } from '#src/kits/exhibition-desk/locale/ko'
import { en as deskEn } from '#src/sites/fair/desk/locale/en'
import { ko as deskKo } from '#src/sites/fair/desk/locale/ko'
import { en as matchingEn } from '#src/sites/fair/desk-matching/locale/en'
import { en as dayEn } from '#src/sites/fair/desk-meetings/locale/en'
import { ko as dayKo } from '#src/sites/fair/desk-meetings/locale/ko'
import { en as recordsEn } from '#src/sites/fair/desk-records/locale/en'
import { ko as recordsKo } from '#src/sites/fair/desk-records/locale/ko'
import { en as setupEn } from '#src/sites/fair/desk-setup/locale/en'
import { ko as setupKo } from '#src/sites/fair/desk-setup/locale/ko'
import { en as meetingsEn } from '#src/sites/fair/meetings/locale/en'
import { ko as meetingsKo } from '#src/sites/fair/meetings/locale/ko'
import { expectAccessible } from './support/axe'
import { aRunningMeeting, signInAt } from './support/fair-office'
import { expect, expectAt, test, visit } from './support/fixtures'
import { textPattern, walked, words } from './support/journey'
import { wellBeforeMidnight } from './support/time'

const texts = {
  en: {
    desk: deskEn,
    day: dayEn.day,
    records: recordsEn,
    setup: { ...setupEn, ...setupKitEn },
    refill: meetingsEn.refill,
  },
  ko: {
    desk: deskKo,
    day: dayKo.day,
    records: recordsKo,
    setup: { ...setupKo, ...setupKitKo },
    refill: meetingsKo.refill,
  },
}
const desk = '/fair/ppipsa/desk'

/** Answers the open question with Yes. */
const agree = (page: Page, lang: 'en' | 'ko') =>
  page.getByRole('dialog').getByRole('button', { name: words[lang].ui.dialog.yes, exact: true }).click()

// In order: the published result of a matching may propose the very meeting that fills a freed time, which is refused then.
test.describe.configure({ mode: 'default' })

for (const lang of ['en', 'ko'] as const) {
  const t = texts[lang]

  test.describe(`a year of the fair’s office in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(
      'the office adds to the program, approves a buyer and marks a company as missing; its time is given to another meeting, and the figures count it',
      walked[lang],
      async ({ page, browser }) => {
        // A time that is given to another meeting has some minutes left.
        await wellBeforeMidnight(15)
        const { seller, away, other } = await aRunningMeeting(lang)
        const main = page.getByRole('main')
        await signInAt(
          page,
          lang,
          `${desk}/participants?q=${encodeURIComponent(other.company)}`,
          'fair-admin@naru.test',
        )
        await main.getByRole('link', { name: other.company }).click()
        await main.getByRole('button', { name: t.desk.approve.button, exact: true }).click()
        await expect(main.getByRole('button', { name: t.desk.approve.button, exact: true })).toHaveCount(0)

        const title = `Round table ${other.company}`
        await visit(page, `${desk}/setup/program`)
        await main.getByRole('button', { name: t.setup.items.add, exact: true }).click()
        for (const [label, text] of [
          [t.setup.items.title, title],
          [t.setup.items.place, 'Lobby'],
          [t.setup.items.summary, 'About what comes after treatment.'],
        ] as const)
          for (const inLanguage of [t.setup.both.en, t.setup.both.ko])
            await main.getByLabel(inLanguage.replace('{{label}}', label), { exact: true }).fill(text)
        await expectAccessible(page, 'the new item')
        await main.getByRole('button', { name: t.setup.save, exact: true }).click()
        // The list may have the item before the form closes, which would close the item again.
        await expectAt(page, /\/setup\/program\?year=\d{4}$/)
        const item = main.getByRole('link').filter({ hasText: title })
        await item.click()
        await main.getByRole('button', { name: t.setup.remove, exact: true }).click()
        await agree(page, lang)
        await expect(item).toHaveCount(0)

        const missed = async () => {
          await visit(page, `${desk}/statistics`)
          const figure = main.locator('dt', { hasText: t.records.figure.no_shows }).first()
          return Number((await figure.locator('xpath=following-sibling::dd').textContent())?.replace(/\D/g, ''))
        }
        const before = await missed()
        const calendar = '/fair/ppipsa/mypage?tab=calendar'
        const tabs = await browser.newContext({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })
        const [mine, theirs] = [await tabs.newPage(), await tabs.newPage()]
        await signInAt(mine, lang, calendar, seller.email)
        await signInAt(theirs, lang, calendar, other.email)
        await expect(mine.getByText(away.company)).toBeVisible()

        await visit(page, `${desk}/day`)
        await main.getByRole('searchbox', { name: t.day.find }).fill(away.company)
        const notHere = main.getByRole('button', { name: textPattern(t.day.missedOf, { company: away.company }) })
        // If another slot of the fair is running too, this meeting is among the others.
        await expect(notHere.or(main.getByText(t.day.rest)).first()).toBeVisible()
        if (!(await notHere.isVisible())) await main.getByText(t.day.rest).first().click()
        await notHere.click()
        await expect(notHere).toHaveAttribute('aria-pressed', 'true')

        await mine.getByRole('button', { name: textPattern(t.refill.yesOf, { company: other.company }) }).click()
        await theirs.getByRole('button', { name: textPattern(t.refill.yesOf, { company: seller.company }) }).click()
        await expect(theirs.getByText(textPattern(t.refill.met, { company: seller.company }))).toBeVisible()
        await expect(mine.getByText(other.company).first()).toBeVisible()
        await expect(mine.getByText(away.company)).toHaveCount(0)
        await expect(theirs.getByText(seller.company).first()).toBeVisible()
        await expectAccessible(theirs, 'the calendar with the meeting that was filled in')
        await tabs.close()

        expect(await missed()).toBeGreaterThan(before)
        await expectAccessible(page, 'the figures')
      },
    )
  })
}

test('the office runs the matching, publishes the result as proposals, and takes it back', async ({ page }) => {
  const { publish, run, bound } = matchingEn
  const main = page.getByRole('main')
  const undo = main.getByRole('button', { name: publish.undo, exact: true })
  const refused = page.getByText(textPattern(refusal.fair.matchingConflict))
  await signInAt(page, 'en', `${desk}/matching`, 'fair-admin@naru.test')
  await main.getByRole('button', { name: run.start, exact: true }).click()
  await expect(main.getByText(bound.title)).toBeVisible({ timeout: 50_000 })
  await expectAccessible(page, 'the run')
  // Companies may confirm meetings meanwhile: then publishing is refused, and the matching is run again.
  await expect(async () => {
    if (await undo.isVisible()) return
    await main.getByRole('button', { name: publish.proposed, exact: true }).click()
    await agree(page, 'en')
    await expect(undo.or(refused).first()).toBeVisible({ timeout: 50_000 })
    if (await undo.isVisible()) return
    const before = page.url()
    await main.getByRole('button', { name: run.again, exact: true }).click()
    await expect(page).not.toHaveURL(before)
    await expect(main.getByText(bound.title)).toBeVisible({ timeout: 50_000 })
    await expect(refused).toHaveCount(0)
    throw new Error('Refused, as somebody else was quicker')
  }).toPass()
  await undo.click()
  await agree(page, 'en')
  await expect(main.getByRole('button', { name: publish.proposed, exact: true })).toBeVisible({ timeout: 50_000 })
})
