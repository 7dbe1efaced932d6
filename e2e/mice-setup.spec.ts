import type { Page } from '@playwright/test'
import { en as kitEn } from '#src/kits/exhibition-desk/locale/en'
import { ko as kitKo } from '#src/kits/exhibition-desk/locale/ko'
import { en as setupEn } from '#src/sites/admin/mice-setup/locale/en'
import { ko as setupKo } from '#src/sites/admin/mice-setup/locale/ko'
import { expectAccessible } from './support/axe'
import { main, press } from './support/desk-page'
import { signInAt } from './support/fair-office'
import { api, expect, expectAt, expectWidth, test, visit } from './support/fixtures'
import { textPattern, walked, words } from './support/journey'

/** Of the fields with a label those that are shown: the figures of the chosen year stay in the page while a new one is typed. */
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true }).filter({ visible: true })

const texts = { en: { kit: kitEn, own: setupEn }, ko: { kit: kitKo, own: setupKo } }
/** Far years, which no page shows while there is an earlier fair. */
const yearOf = { en: 2061, ko: 2062 }

/** Removes what an earlier attempt has left. */
async function clear(year: number): Promise<void> {
  const body = { email: 'operator@naru.test', password: 'Passw0rd1', site: 'admin' }
  const { accessToken: token } = await api<{ accessToken: string }>('POST', '/api/v1/auth/signin', { body })
  const years = await api<{ year: number; is_announced: boolean }[]>('GET', '/api/v1/admin/mice/years', { token })
  const left = years.find((each) => each.year === year)
  if (!left) return
  const path = `/api/v1/admin/mice/years/${year}`
  const { version } = await api<{ version: number }>('GET', path, { token })
  if (left.is_announced) await api('POST', `${path}/withdrawal`, { token, body: { base: version } })
  const base = left.is_announced ? version + 1 : version
  await api('POST', `${path}/removal`, { token, body: { base } })
}

for (const lang of ['en', 'ko'] as const) {
  const { kit, own } = texts[lang]
  const year = yearOf[lang]
  const short = String(year).slice(2)

  test.describe(`a year of the MICE fair in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(
      'an operator sets it up from nothing by clicks alone, announces it, and takes it back',
      walked[lang],
      async ({ page }) => {
        await clear(year)
        const yes = () =>
          page
            .getByRole('alertdialog')
            .or(page.getByRole('dialog'))
            .getByRole('button', { name: words[lang].ui.dialog.yes, exact: true })
            .click()
        const both = async (label: string, text: string) => {
          for (const inLanguage of [kit.both.en, kit.both.ko])
            await field(page, inLanguage.replace('{{label}}', label)).first().fill(text)
        }
        const day = async (label: string, text: string) => {
          await field(page, label).fill(`${text}/${short}`)
          await field(page, label).press('Tab')
        }
        const part = (name: string) => main(page).getByRole('link', { name, exact: true }).last().click()

        await signInAt(page, lang, '/admin/mice/setup', 'operator@naru.test')
        await press(page, kit.new.button)
        await main(page).getByLabel(kit.new.from).selectOption('')
        await day(kit.new.first, '05/10')
        await press(page, kit.new.submit)
        await both(kit.figures.name, 'Far Fair')
        await both(kit.figures.venue, 'Harbor Hall')
        await both(kit.figures.address, 'Busan')
        await press(page, kit.figures.addDay)
        await press(page, kit.figures.addHall)
        await field(page, kit.figures.code).last().fill('b')
        for (const inLanguage of [kit.both.en, kit.both.ko])
          await field(page, inLanguage.replace('{{label}}', kit.figures.hallName)).last().fill('Room B')
        await day(kit.figures.registration_opens, '03/01')
        await day(kit.figures.registration_closes, '05/11')
        await expectAccessible(page, 'a new year of the MICE fair')
        await press(page, kit.new.submit)
        await expectAt(page, new RegExp(`/admin/mice/setup\\?year=${year}$`))
        await expect(main(page).getByText(own.year.missing)).toBeVisible()

        await part(own.part.booths)
        await field(page, kit.booths.firstNumber).fill('A01')
        await field(page, kit.booths.count).fill('4')
        await field(page, kit.booths.count).press('Tab')
        await field(page, own.booths.corner).check()
        await expectAccessible(page, 'booths of a new year')
        await press(page, kit.booths.submit)
        await main(page).getByRole('link', { name: /A04/ }).click()
        await field(page, kit.booths.number).fill('A09')
        await press(page, kit.save)
        await expect(main(page).getByRole('link', { name: /A09/ })).toBeVisible()

        await part(own.part.terms)
        await press(page, own.terms.begin)
        await day(own.terms.closes, '04/30')
        await field(page, own.terms.shell).fill('320000')
        await field(page, own.terms.raw.replace('{{least}}', '36')).fill('260000')
        await press(page, own.terms.addTier)
        await expectAccessible(page, 'prices of a new year')
        await press(page, kit.save)
        await expect(main(page).getByRole('button', { name: own.terms.stop, exact: true })).toBeVisible()

        await part(own.part.sessions)
        await press(page, own.sessions.add)
        await both(own.sessions.title, 'Opening talk')
        await both(own.sessions.summary, 'What the years have brought.')
        await field(page, own.sessions.hall).selectOption('b')
        await press(page, kit.speakers.add)
        await both(kit.speakers.name, 'Sua Han')
        await both(kit.speakers.role, 'Host')
        await expectAccessible(page, 'a new session')
        await press(page, kit.save)
        await expectAt(page, new RegExp(`/setup/sessions\\?year=${year}$`))
        await expect(main(page).getByRole('link').filter({ hasText: 'Opening talk' })).toBeVisible()

        await part(own.part.preview)
        await expect(main(page).getByText('Far Fair')).toBeVisible()
        await expect(main(page).getByText('Opening talk')).toBeVisible()
        await expect(main(page).getByText(textPattern(own.preview.booths_other, { count: 4 }))).toBeVisible()
        await expectAccessible(page, 'the preview of a year')

        await part(own.part.figures)
        await expect(main(page).getByText(own.year.complete)).toBeVisible()
        await press(page, kit.announce.button)
        await yes()
        await press(page, kit.withdraw.button)
        await yes()
        await press(page, kit.drop.button)
        await yes()
        await expectAt(page, /\/admin\/mice\/setup$/)
        await expect(
          main(page)
            .getByLabel(kit.year.choose)
            .locator('option', { hasText: String(year) }),
        ).toHaveCount(0)
      },
    )

    test('its pages fit a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await signInAt(page, lang, '/admin/mice/setup', 'operator@naru.test')
      for (const path of ['', '/booths', '/terms', '/sessions?session=new', '/preview']) {
        await visit(page, `/admin/mice/setup${path}`)
        await expectWidth(page, 390, path)
      }
    })
  })
}
