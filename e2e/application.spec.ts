import { randomUUID } from 'node:crypto'
import { neededDocuments } from '#contract/education/documents'
import { en as refusalEn } from '#contract/texts/refusal.en'
import { ko as refusalKo } from '#contract/texts/refusal.ko'
import { en as enPaste } from '#src/kits/paste/locale/en'
import { ko as koPaste } from '#src/kits/paste/locale/ko'
import { en } from '#src/sites/edu-travel/application/locale/en'
import { ko } from '#src/sites/edu-travel/application/locale/ko'
import { expectAccessible } from './support/axe'
import { aDocument, asTyped, dayAhead, saveElsewhere, tripIsOver } from './support/education'
import { aChief } from './support/education-desk'
import { registerSchool } from './support/education-signup'
import { expect, expectMail, reload, test, tokenIn, visit } from './support/fixtures'
import { agree, textPattern, walked, words } from './support/journey'
import { walkReport } from './support/report-walk'

const texts = { en, ko }
const country = { en: 'Vietnam', ko: '베트남' }
const typed = {
  en: {
    purpose: 'We learn how a river city lives with water.',
    reason: 'Without the coach we cannot reach the school.',
  },
  ko: {
    purpose: '강이 흐르는 도시가 물과 어떻게 살아가는지 배웁니다.',
    reason: '버스가 없으면 학교까지 갈 수 없습니다.',
  },
}
const theirs = 'We meet our partner class and study the river together.'
const granted_won = 500_000
const comment = 'Please say how the students prepare.'

for (const lang of ['en', 'ko'] as const) {
  const t = texts[lang]
  const say = typed[lang]

  test.describe(`an application in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(
      'goes from sign-up to payment: typed, edited elsewhere at the same time, returned for changes, granted, reported, returned and paid',
      walked[lang],
      async ({ page, context, browser }) => {
        test.slow()
        const email = `school-${randomUUID().slice(0, 8)}@people.test`
        await visit(page, '/seouledutravel/register')
        await registerSchool(page, lang, { email, name: 'Mei Tanaka' })
        // The reviewer reads the other language.
        const chief = await aChief(browser, lang === 'en' ? 'ko' : 'en')
        const saved = () => expect(page.locator('[data-save="saved"]')).toBeVisible()
        const next = async (step: 'people' | 'trip' | 'support' | 'documents' | 'check') => {
          await page.getByRole('link', { name: textPattern(t.step.next, { step: t.step[step] }) }).press('Enter')
          // It takes the focus: keys pressed before would go to it.
          await expect(page.getByRole('heading', { level: 2, name: t.step[step], exact: true })).toBeFocused()
        }
        const field = (name: string) => page.locator(`[name="${name}"]`)

        await visit(page, '/seouledutravel/application/registration')
        await page.getByRole('button', { name: t.begin.button }).click()
        await expect(page).toHaveURL(/app=[0-9a-f-]{36}&step=contact$/)
        const id = new URL(page.url()).searchParams.get('app') ?? ''

        // Typed input is restored after a reload, without pressing anything.
        await field('organization').fill('Hanabi High School')
        await field('kind').selectOption('school')
        await page.getByRole('combobox', { name: t.contact.country }).fill(country[lang])
        await page.getByRole('option', { name: country[lang] }).click()
        await field('representative').fill('Haruka Sato')
        await field('contact_phone').fill('+819012345678')
        await field('contact_phone').blur()
        await saved()
        await reload(page)
        await expect(field('representative')).toHaveValue('Haruka Sato')
        await expectAccessible(page, 'the first step')

        // A list pasted from a spreadsheet: the unreadable cell is named.
        await next('people')
        await page.getByRole('button', { name: t.people.paste }).click()
        const rows = [
          'JP\tstudent\t16\tF\t18',
          'JP\tstudent\t17\tM\t14',
          'Atlantis\tstudent\t16\tF',
          'JP\tteacher\t41\tF\t2',
        ]
        await page
          .getByRole('dialog')
          .getByLabel((lang === 'ko' ? koPaste : enPaste).label)
          .fill(rows.join('\n'))
        await expect(
          page
            .getByRole('dialog')
            .getByText(/Atlantis/)
            .last(),
        ).toBeVisible()
        await expectAccessible(page, 'the pasted list')
        await page.getByRole('button', { name: t.paste.add, exact: true }).click()
        await expect(page.getByText(textPattern(t.people.students_other, { count: 32 })).first()).toBeVisible()
        // The row that could not be read stays, to be corrected.
        await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/^Atlantis/)
        await page.getByRole('dialog').getByRole('button', { name: words[lang].ui.close, exact: true }).click()
        await saved()

        // A colleague edits the same field meanwhile: both versions are shown, and one is chosen.
        await next('trip')
        await field('arrival').fill(asTyped(dayAhead(40)))
        await field('arrival').blur()
        await field('departure').fill(asTyped(dayAhead(42)))
        await field('departure').blur()
        await saved()
        await saveElsewhere(await tokenIn(page, 'travel'), id, ({ written }) => ({
          section: 'trip',
          value: { ...written.trip, purpose: theirs },
        }))
        await field('purpose').fill(say.purpose)
        await field('purpose').blur()
        const choice = page.getByRole('group', { name: t.trip.purpose })
        await expect(choice.getByText(theirs)).toBeVisible()
        await expectAccessible(page, 'two versions of a field')
        await choice.getByRole('radio').first().check()
        await page.getByRole('button', { name: t.conflict.keep }).click()
        await saved()
        await expect(field('purpose')).toHaveValue(say.purpose)

        const day = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
        const plan = async (nth: number, kind: string, name: string) => {
          await day.nth(nth).getByRole('button', { name: t.trip.add }).click()
          await field(`days.${nth}.activities.0.kind`).selectOption(kind)
          await field(`days.${nth}.activities.0.name`).fill(name)
          await field(`days.${nth}.activities.0.name`).blur()
        }
        await plan(0, 'hotel', 'Mapo Youth Hotel')
        await plan(1, 'school', 'Saebom High School')
        await saved()
        await expect(page.getByText(textPattern(t.condition.two_of_three.met, { counted: 2 })).last()).toBeVisible()

        // Offline, nothing is lost, and the page says so.
        await next('support')
        await context.setOffline(true)
        await page.getByRole('spinbutton').first().fill('20')
        await field('reason').fill(say.reason)
        await field('reason').blur()
        await expect(page.getByRole('alert').getByText(t.save.offline)).toBeVisible()
        await context.setOffline(false)
        await saved()

        // A connection that is cut while a file is sent: the page says so, and the file can be chosen again.
        await next('documents')
        const uploads = '**/api/v1/education/applications/*/documents'
        await page.route(uploads, (route) => route.abort('connectionreset'))
        const letter = textPattern(t.documents.addTo, { kind: t.documents.kinds.school_letter })
        await page.getByLabel(letter).setInputFiles(aDocument('school_letter'))
        const network = lang === 'ko' ? refusalKo.general.network : refusalEn.general.network
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(network)
        await page.unroute(uploads)
        for (const kind of neededDocuments('school')) {
          const name = t.documents.kinds[kind]
          await page.getByLabel(textPattern(t.documents.addTo, { kind: name })).setInputFiles(aDocument(kind))
          await expect(page.getByRole('button', { name: new RegExp(`${kind}\\.pdf`) }).first()).toBeVisible()
        }
        await expectAccessible(page, 'the documents')

        await next('check')
        await expect(page.getByText(t.check.complete)).toBeVisible()
        await expectAccessible(page, 'the answers')
        await page.getByRole('button', { name: t.check.submit }).click()
        await agree(page, words[lang])
        await expect(page).toHaveURL(new RegExp(`/myapplication/detail/${id}$`))
        await expect(page.getByText(t.detail.next.submitted)).toBeVisible()
        const [number] = /ST\d{2}-[2-9A-Z]{8}/.exec((await page.getByRole('main').textContent()) ?? '') ?? ['']
        await expectMail(email, new RegExp(number))
        await expectAccessible(page, 'an application that was submitted')

        // Only the requested section is open, with the comment at its field.
        await chief.start(id, number)
        await chief.askBack(comment)
        await reload(page)
        await expect(page.getByText(comment).first()).toBeVisible()
        await page.getByRole('link', { name: t.detail.revise }).first().press('Enter')
        await expect(page.getByText(comment)).toBeVisible()
        await field('purpose').fill(`${say.purpose} ${theirs}`)
        await field('purpose').blur()
        await saved()
        await visit(page, `/seouledutravel/application/registration?app=${id}&step=people`)
        await expect(page.getByText(t.locked.revision)).toBeVisible()
        await expect(page.getByRole('spinbutton').first()).toBeDisabled()
        await visit(page, `/seouledutravel/application/registration?app=${id}&step=check`)
        await page.getByRole('button', { name: t.check.resubmit }).click()
        await agree(page, words[lang])
        await expect(page.getByRole('row', { name: new RegExp(theirs) })).toBeVisible()

        await chief.start(id, number)
        await chief.approve(granted_won, 'school_letter.pdf')
        await reload(page)
        // A decision is shown once it can no longer be undone.
        await expect(page.getByText(t.detail.next.in_review)).toBeVisible()
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: t.detail.print }).click()
        expect((await download).suggestedFilename()).toBe(`${number}.pdf`)

        await tripIsOver(id)
        await walkReport(page, { lang, email, id, number, granted_won, chief })
        await chief.leave()
      },
    )
  })
}
