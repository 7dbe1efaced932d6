import { neededDocuments } from '#contract/education/documents'
import { en as pasteTexts } from '#src/kits/paste/locale/en'
import { en as t } from '#src/sites/edu-travel/application/locale/en'
import { aDocument, asTyped, dayAhead } from './support/education'
import { expect, holdToken, test, visit } from './support/fixtures'
import { textPattern, words } from './support/journey'
import { expectFocusIn, pressOn, tabTo, typeInto } from './support/keyboard'
import { anApplicant } from './support/members'

test('an application is written, checked and submitted with the keyboard only', async ({ page }) => {
  const { token } = await anApplicant('en')
  await holdToken(page, token, 'travel')
  const main = page.getByRole('main')
  const field = (name: string) => page.locator(`[name="${name}"]`)
  const button = (name: string | RegExp) => main.getByRole('button', { name, exact: typeof name === 'string' })
  const saved = () => expect(page.locator('[data-save="saved"]')).toBeVisible()
  const choose = async (name: string, first: string) => {
    await tabTo(page, field(name))
    await page.keyboard.type(first)
  }
  const next = async (step: 'people' | 'trip' | 'support' | 'documents' | 'check') => {
    // Files are saved individually when they arrive: that step has nothing to save.
    if (step !== 'check') await saved()
    await pressOn(page, main.getByRole('link', { name: textPattern(t.step.next, { step: t.step[step] }) }))
    // It takes the focus: keys pressed before would go to it.
    await expect(page.getByRole('heading', { level: 2, name: t.step[step], exact: true })).toBeFocused()
  }

  await visit(page, '/seouledutravel/application/registration')
  await pressOn(page, button(t.begin.button))
  await expect(page).toHaveURL(/step=contact$/)

  await typeInto(page, field('organization'), 'Hanabi High School')
  await choose('kind', 'School')
  await typeInto(page, main.getByRole('combobox', { name: t.contact.country }), 'Vietnam')
  await expect(page.getByRole('option', { name: 'Vietnam' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await typeInto(page, field('representative'), 'Haruka Sato')
  await typeInto(page, field('contact_phone'), '+819012345678')
  await next('people')

  await pressOn(page, button(t.people.paste))
  const dialog = page.getByRole('dialog')
  await expectFocusIn(dialog)
  await tabTo(page, dialog.getByLabel(pasteTexts.label))
  await page.keyboard.insertText(
    ['JP\tstudent\t16\tF\t18', 'JP\tstudent\t17\tM\t14', 'JP\tteacher\t41\tF\t2'].join('\n'),
  )
  await pressOn(page, dialog.getByRole('button', { name: t.paste.add, exact: true }))
  await expect(page.getByText(textPattern(t.people.students_other, { count: 32 })).first()).toBeVisible()
  await next('trip')

  await typeInto(page, field('arrival'), asTyped(dayAhead(40)))
  await typeInto(page, field('departure'), asTyped(dayAhead(42)))
  await typeInto(page, field('purpose'), 'We learn how a river city lives with water.')
  const day = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  for (const [nth, [kind, name]] of [
    ['Hotel', 'Mapo Youth Hotel'],
    ['School', 'Saebom High School'],
  ].entries()) {
    await pressOn(page, day.nth(nth).getByRole('button', { name: t.trip.add }))
    await choose(`days.${nth}.activities.0.kind`, kind ?? '')
    await typeInto(page, field(`days.${nth}.activities.0.name`), name ?? '')
  }
  await expect(page.getByText(textPattern(t.condition.two_of_three.met, { counted: 2 })).last()).toBeVisible()
  await next('support')

  await typeInto(page, main.getByRole('spinbutton').first(), '20')
  await typeInto(page, field('reason'), 'Without the coach we cannot reach the school.')
  await next('documents')

  for (const kind of neededDocuments('school')) {
    const chooser = page.waitForEvent('filechooser')
    await pressOn(page, main.getByLabel(textPattern(t.documents.addTo, { kind: t.documents.kinds[kind] })))
    await (await chooser).setFiles(aDocument(kind))
    await expect(main.getByRole('button', { name: new RegExp(`${kind}\\.pdf`) }).first()).toBeVisible()
  }
  await next('check')

  await expect(page.getByText(t.check.complete)).toBeVisible()
  await pressOn(page, button(t.check.submit))
  const yes = page.getByRole('dialog').getByRole('button', { name: words.en.ui.dialog.yes, exact: true })
  await expect(yes).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/myapplication\/detail\//)
  await expect(page.getByText(t.detail.next.submitted)).toBeVisible()
})
