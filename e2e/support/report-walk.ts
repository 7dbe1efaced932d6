import type { Page } from '@playwright/test'
import { en as kitEn } from '#src/kits/education/locale/report.en'
import { ko as kitKo } from '#src/kits/education/locale/report.ko'
import { en } from '#src/sites/edu-travel/report/locale/en'
import { ko } from '#src/sites/edu-travel/report/locale/ko'
import { expectAccessible } from './axe'
import { aDocument, asTyped, dayAhead } from './education'
import type { Chief } from './education-desk'
import { expect, expectMail, reload, visit } from './fixtures'
import { agree, textPattern, words } from './journey'

const texts = { en, ko }
const kits = { en: kitEn, ko: kitKo }
const answers = {
  en: { summary: 'Both classes cooked together and spoke Korean.', words: 'It rained, so we went a day later.' },
  ko: { summary: '두 학급이 함께 요리하고 한국어로 이야기했습니다.', words: '비가 와서 하루 뒤에 갔습니다.' },
}

interface Walk {
  lang: 'en' | 'ko'
  email: string
  id: string
  number: string
  granted_won: number
  chief: Chief
}

/** Writes the due report, beside the plan, until it is paid: both sides through their pages. */
export async function walkReport(page: Page, { lang, email, id, number, granted_won, chief }: Walk): Promise<void> {
  const t = texts[lang]
  const kit = kits[lang]
  const say = answers[lang]
  const saved = () => expect(page.locator('[data-save="saved"]')).toBeVisible()
  const field = (name: string) => page.locator(`[name="${name}"]`)
  const next = async (step: 'people' | 'receipts' | 'photos' | 'check') => {
    const name = step === 'check' ? t.step.check : kit.section[step]
    await page.getByRole('link', { name: textPattern(t.step.next, { step: name }) }).press('Enter')
    // It takes the focus: keys pressed before would go to it.
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeFocused()
  }

  await visit(page, `/seouledutravel/report/submit/${id}`)
  await field('summary').fill(say.summary)
  for (const button of await page.getByRole('button', { name: textPattern(t.days.allOn) }).all()) await button.click()
  await field('days.0.planned.0.outcome').selectOption('changed')
  await field('days.0.planned.0.words').fill(say.words)
  await field('days.0.planned.0.words').blur()
  await saved()
  await reload(page)
  await expect(field('days.0.planned.0.words')).toHaveValue(say.words)
  await expect(page.locator('[data-difference="changed"]')).toBeVisible()
  await expectAccessible(page, 'the days of a report')

  await next('people')
  await next('receipts')
  await page.getByLabel(t.receipts.add).setInputFiles(aDocument('coach'))
  await field('lines.0.date').fill(asTyped(dayAhead(-5)))
  await field('lines.0.item').selectOption('coach')
  await field('lines.0.what').fill('KD-1')
  await field('lines.0.won').fill(String(granted_won))
  await field('lines.0.won').blur()
  await saved()
  await expectAccessible(page, 'the receipts of a report')

  await next('photos')
  await page.getByLabel(t.photos.add).setInputFiles('public/social/edu-travel.png')
  await field('lines.0.words').fill('Seoul')
  await page.getByLabel(t.photos.consent).check()
  await saved()

  await next('check')
  await expect(page.getByText(t.check.complete, { exact: true })).toBeVisible()
  await expectAccessible(page, 'the check of a report')
  await page.getByRole('button', { name: t.check.submit }).click()
  await agree(page, words[lang])
  await expect(page.getByText(t.read.submitted)).toBeVisible()

  await chief.askReportBack(id, 'KD-1 is not legible.')
  await expectMail(email, new RegExp(number))
  await visit(page, `/seouledutravel/report/submit/${id}?step=receipts`)
  await expect(page.getByText('KD-1 is not legible.')).toBeVisible()
  await page
    .getByRole('button', { name: textPattern(t.field.receipt, { count: 1 }) })
    .first()
    .click()
  await expect(page.locator('[name^="lines.0."]:focus')).toHaveCount(1)
  await field('lines.0.what').fill('KD-1, KD-2')
  await field('lines.0.what').blur()
  await saved()
  await next('photos')
  await expect(page.getByText(t.locked)).toBeVisible()
  await next('check')
  await page.getByRole('button', { name: t.check.resubmit }).click()
  await agree(page, words[lang])
  await expect(page.getByText(t.read.submitted)).toBeVisible()

  await chief.pay(id, 'KD-1, KD-2')
  await visit(page, `/seouledutravel/report/submit/${id}`)
  await expect(page.getByText(t.read.completed)).toBeVisible()
  await expect(page.getByText(kit.payment.title, { exact: true })).toBeVisible()
  await expectAccessible(page, 'a report that is paid')
}
