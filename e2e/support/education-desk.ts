import type { Browser } from '@playwright/test'
import { en as deskEn } from '#src/kits/desk/locale/en'
import { ko as deskKo } from '#src/kits/desk/locale/ko'
import { en as kitReportEn } from '#src/kits/education/locale/report.en'
import { ko as kitReportKo } from '#src/kits/education/locale/report.ko'
import { en as siteEn } from '#src/sites/edu-admin/locale/en'
import { ko as siteKo } from '#src/sites/edu-admin/locale/ko'
import { en as reportEn } from '#src/sites/edu-admin/report/locale/en'
import { ko as reportKo } from '#src/sites/edu-admin/report/locale/ko'
import { en as reviewEn } from '#src/sites/edu-admin/review/locale/en'
import { ko as reviewKo } from '#src/sites/edu-admin/review/locale/ko'
import { expectAccessible } from './axe'
import { expect, visit } from './fixtures'
import { agree, textPattern, words } from './journey'

const texts = {
  en: { desk: deskEn, review: reviewEn, report: reportEn, kit: kitReportEn, site: siteEn },
  ko: { desk: deskKo, review: reviewKo, report: reportKo, kit: kitReportKo, site: siteKo },
}

/** The chief reviewer of the demo data on a separate desktop, who does everything through the pages of the desk. */
export async function aChief(browser: Browser, lang: 'en' | 'ko') {
  const context = await browser.newContext({
    locale: lang === 'ko' ? 'ko-KR' : 'en-US',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const main = page.getByRole('main')
  const { desk, review, report, kit, site } = texts[lang]
  const t = words[lang]
  await visit(page, '/seouleduadmin/signin')
  await main.getByLabel(t.account.email.label, { exact: true }).fill('chief@naru.test')
  await main.getByLabel(t.account.password.label, { exact: true }).fill('Passw0rd1')
  await main.getByRole('button', { name: t.account.login.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/seouleduadmin$/)

  const expectText = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
  const open = async (id: string, number: string) => {
    await visit(page, `/seouleduadmin/apply-detail/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible()
  }
  const press = (name: string | RegExp) => main.getByRole('button', { name, exact: true }).first().click()
  /** With the browser's own PDF viewer axe never ends: the page around it is checked once it is closed. */
  const closeView = async () => {
    await main.getByRole('button', { name: desk.file.close }).click()
    await expect(main.locator('iframe')).toHaveCount(0)
  }
  const openReport = async (id: string) => {
    await visit(page, `/seouleduadmin/apply/report?report=${id}`)
    await expect(page.locator('#report-title')).toBeVisible()
  }
  return {
    page,
    /** Begins the review, or continues it. */
    async start(id: string, number: string) {
      await open(id, number)
      await press(review.decide.start)
      await expectText(review.decide.started)
    },
    /** Requests a change to a field of the trip. */
    async askBack(text: string) {
      await press(review.decide.askBack)
      const dialog = page.getByRole('dialog')
      await dialog.locator('[name="comments.0.field"]').selectOption('purpose')
      await dialog.getByRole('textbox', { name: site.askBack.comment }).fill(text)
      await expectAccessible(page, 'asking back at the desk')
      await dialog.getByRole('button', { name: site.askBack.send }).click()
      await expectText(review.askBack.sent)
    },
    /** Views a document in the page, then grants an amount. */
    async approve(won: number, document: string) {
      await main.getByRole('button', { name: textPattern(review.documents.view, { name: document }) }).click()
      await expect(main.locator(`iframe[title="${document}"]`)).toBeVisible()
      // A click beside the viewer can be lost while it is still loading.
      await closeView()
      await main.getByRole('textbox', { name: review.decide.won }).fill(String(won))
      await press(review.decide.approve)
      await agree(page, t)
      await expect(main.getByRole('button', { name: review.decide.undo })).toBeVisible()
      await expectAccessible(page, 'a decision at the desk')
    },
    async askReportBack(id: string, text: string) {
      await openReport(id)
      await press(report.askBack.open)
      const dialog = page.getByRole('dialog')
      await dialog.locator('[name="comments.0.field"]').selectOption('lines.0')
      await dialog.getByRole('textbox', { name: site.askBack.comment }).fill(text)
      await expectAccessible(page, 'asking a report back')
      await dialog.getByRole('button', { name: site.askBack.send }).click()
      await expectText(report.askBack.done)
    },
    /** Views a receipt, accepts all of them and records the payment. */
    async pay(id: string, what: string) {
      await openReport(id)
      await main.getByRole('button', { name: textPattern(kit.receipts.open, { what }) }).click()
      await expect(main.getByRole('figure').getByTitle(/\.pdf$/)).toBeVisible()
      await closeView()
      await expectAccessible(page, 'a report at the desk')
      await press(report.verdict.all)
      await expectText(report.verdict.none)
      await press(report.complete.open)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: report.complete.reference }).fill('TR-1')
      await dialog.getByRole('button', { name: report.complete.send }).click()
      await expectText(report.complete.done)
    },
    leave: (): Promise<void> => context.close(),
  }
}

export type Chief = Awaited<ReturnType<typeof aChief>>
