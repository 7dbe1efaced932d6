import type { Page } from '@playwright/test'
import { en } from '#src/sites/fair/meetings/locale/en'
import { ko } from '#src/sites/fair/meetings/locale/ko'
import { en as recordsEn } from '#src/sites/fair/records/locale/en'
import { ko as recordsKo } from '#src/sites/fair/records/locale/ko'
import { en as viewerEn } from '#src/sites/fair/viewer/locale/en'
import { ko as viewerKo } from '#src/sites/fair/viewer/locale/ko'
import { expectAccessible } from './support/axe'
import { aPair, aRunningMeeting, signInAt } from './support/fair-office'
import { expect, expectAt, test, visit } from './support/fixtures'
import { textPattern, walked } from './support/journey'
import { wellBeforeMidnight } from './support/time'

type Lang = 'en' | 'ko'
const texts = { en, ko }
const viewer = { en: viewerEn, ko: viewerKo }
const phone = { viewport: { width: 390, height: 844 } }
const desktop = { viewport: { width: 1440, height: 900 } }
const localeOf = (lang: Lang) => (lang === 'ko' ? 'ko-KR' : 'en-US')

/** Who reads what, on which device. */
const pairs = [
  { buying: { lang: 'en', ...phone }, selling: { lang: 'ko', ...desktop } },
  { buying: { lang: 'ko', ...desktop }, selling: { lang: 'en', ...phone } },
] as const

for (const { buying, selling } of pairs) {
  const [t, theirT] = [texts[buying.lang], texts[selling.lang]]

  test(`a buyer who reads ${buying.lang} requests a meeting, a seller who reads ${selling.lang} confirms, and both calendars update live`, async ({
    browser,
  }) => {
    const { buyer, seller } = await aPair({ buyer: buying.lang, seller: selling.lang })
    const contexts = await Promise.all(
      [buying, selling].map(({ lang, viewport }) => browser.newContext({ locale: localeOf(lang), viewport })),
    )
    const [mine, theirs] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page]
    const [at, there] = [mine.getByRole('main'), theirs.getByRole('main')]

    const list = `/fair/ppipsa/business/list?q=${encodeURIComponent(seller.company)}`
    await signInAt(mine, buying.lang, list, buyer.email)
    await expectAt(mine, /\/business\/list\?q=/)
    await at.getByRole('link', { name: seller.company }).click()
    await at.getByRole('button', { name: t.request.button, exact: true }).click()
    const dialog = mine.getByRole('dialog')
    await dialog.getByRole('radio').last().check()
    const days = dialog.getByRole('group', { name: t.request.day })
    const day = await days.getByRole('radio', { checked: true }).inputValue()
    await expectAccessible(mine, 'the request')
    await dialog.getByRole('button', { name: t.request.send, exact: true }).click()
    await expect(at.getByText(t.status.requested, { exact: true })).toBeVisible()

    await signInAt(theirs, selling.lang, '/fair/ppipsa/mypage/business/application', seller.email)
    const request = there.getByRole('listitem').filter({ has: theirs.getByRole('link', { name: buyer.company }) })
    await expect(request).toBeVisible()
    await expectAccessible(theirs, 'the requests')
    await request.getByRole('button', { name: theirT.act.confirm, exact: true }).click()

    // Without any interaction of the buyer, the other side's action arrives automatically.
    await expect(at.getByText(t.status.confirmed, { exact: true })).toBeVisible()
    await visit(theirs, '/fair/ppipsa/mypage?tab=calendar')
    // A phone shows one day, at first today, whose times may all have begun.
    const dayChoice = there.locator('label').filter({ has: theirs.locator(`input[value="${day}"]`) })
    if (selling.viewport === phone.viewport) await dayChoice.click()
    await expect(there.getByText(buyer.company).first()).toBeVisible()
    await expectAccessible(theirs, 'the calendar')

    const { toTimer, timer } = viewer[buying.lang]
    await visit(mine, '/fair-viewer')
    await expect(mine.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(mine, 'the big screen')
    await mine.getByRole('link', { name: toTimer }).click()
    await expect(mine.getByRole('button', { name: timer.bell, exact: true })).toBeVisible()
    await expectAccessible(mine, 'the timer')
    await Promise.all(contexts.map((context) => context.close()))
  })
}

for (const lang of ['en', 'ko'] as const) {
  const t = { en: recordsEn, ko: recordsKo }[lang]

  test.describe(`a seller of the fair in ${lang}`, () => {
    test.use({ locale: localeOf(lang) })

    test('records how a running meeting goes, and reads it in its own figures', walked[lang], async ({ page }) => {
      await wellBeforeMidnight(15)
      const { seller, away } = await aRunningMeeting(lang)
      const main = page.getByRole('main')
      await signInAt(page, lang, '/fair/ppipsa/mypage?tab=records', seller.email)
      const meeting = main.getByRole('listitem').filter({ hasText: away.company })
      await meeting.getByRole('button', { name: t.open, exact: true }).click()
      const record = page.getByRole('dialog')
      await record.getByLabel(t.contract, { exact: true }).selectOption('memorandum')
      await expectAccessible(page, 'the record')
      await record.getByRole('button', { name: t.save, exact: true }).click()
      await expect(meeting.getByText(t.done, { exact: true })).toBeVisible()
      await visit(page, '/fair/ppipsa/mypage?tab=figures')
      const held = main.locator('dt', { hasText: t.figures.held }).locator('xpath=following-sibling::dd')
      await expect(held).toHaveText(textPattern(t.figures.of, { part: 1, whole: 1 }))
      await expect(main.getByRole('row').filter({ hasText: t.contractBands.memorandum })).toContainText('1')
      await expectAccessible(page, 'the own figures')
    })
  })
}
