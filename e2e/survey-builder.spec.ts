import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { en as kitEn } from '#src/kits/survey/locale/en'
import { ko as kitKo } from '#src/kits/survey/locale/ko'
import { en as adminEn } from '#src/sites/admin/locale/en'
import { ko as adminKo } from '#src/sites/admin/locale/ko'
import { en as deskEn } from '#src/sites/admin/surveys/locale/en'
import { ko as deskKo } from '#src/sites/admin/surveys/locale/ko'
import { en as siteEn } from '#src/sites/rok-us/locale/en'
import { ko as siteKo } from '#src/sites/rok-us/locale/ko'
import { en as surveyEn } from '#src/sites/rok-us/locale/survey.en'
import { ko as surveyKo } from '#src/sites/rok-us/locale/survey.ko'
import { expectAccessible } from './support/axe'
import { api, expect, holdToken, test, visit } from './support/fixtures'
import { agree, textPattern, walked, words } from './support/journey'
import { aTour, closeTour, submittedBy } from './support/survey'

const own = {
  // Each language edits another survey: the two journeys run at the same time.
  en: {
    ...{ admin: adminEn, desk: deskEn, kit: kitEn, site: siteEn, survey: surveyEn },
    ...({ kind: 'preliminary', area: 'jeju2' } as const),
  },
  ko: {
    ...{ admin: adminKo, desk: deskKo, kit: kitKo, site: siteKo, survey: surveyKo },
    ...({ kind: 'satisfaction', area: 'jeju1' } as const),
  },
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Answers what is asked on the visible part of a survey: the first of all choices, rankings as they are. */
async function answerPart(main: Locator, kit: typeof kitEn): Promise<void> {
  for (const row of await main.getByRole('group').or(main.getByRole('radiogroup')).all()) {
    const choices = row.getByRole('radio').or(row.getByRole('checkbox'))
    if ((await choices.count()) > 0 && (await row.locator(':checked').count()) === 0)
      await choices.first().check({ force: true })
  }
  for (const text of await main.locator('textarea[aria-required="true"]').all()) await text.fill('Nothing')
  const keep = main.getByRole('button', { name: kit.ranking.keep })
  if ((await keep.count()) > 0) await keep.click()
}

for (const lang of ['en', 'ko'] as const) {
  const { admin, desk, kit, site, survey, kind, area } = own[lang]
  const { questions: q, tags, words: inWords } = desk
  const t = words[lang]

  test.describe(`the questions of a survey in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    test(
      'are added, moved and published; the answers to them are counted and tagged',
      walked[lang],
      async ({ page, browser }) => {
        const mark = randomUUID().slice(0, 6)
        const labels = {
          heard: `Who told you ${mark}?`,
          curious: `How curious ${mark}?`,
          followUp: `What did they say ${mark}?`,
        }
        const [friends, poster] = [`Friends ${mark}`, `A poster ${mark}`]
        const body = { email: 'operator@naru.test', password: 'Passw0rd1', site: 'admin' }
        const { accessToken } = await api<{ accessToken: string }>('POST', '/api/v1/auth/signin', { body })
        await holdToken(page, accessToken, 'admin')
        const main = page.getByRole('main')

        await visit(page, `/admin/surveys/${kind}`)
        await expect(heading(page, `${admin.title.surveyResults}: ${desk.tabs[kind]}`)).toBeVisible()
        await main.getByRole('link', { name: q.open }).click()
        await expect(heading(page, `${admin.title.surveyQuestions}: ${desk.tabs[kind]}`)).toBeVisible()

        const section = (at: number) => main.getByRole('region', { name: textPattern(q.section, { at }) })
        /** Adds a question to the first section and returns its form. */
        const add = async (as: keyof typeof q.kind, label: string): Promise<Locator> => {
          const added = section(1).getByRole('listitem')
          const before = await added.count()
          await section(1).getByLabel(q.newKind).selectOption({ label: q.kind[as] })
          await section(1).getByRole('button', { name: q.add, exact: true }).click()
          await expect(added).toHaveCount(before + 1)
          await both(added.last(), q.text, label)
          return added.last()
        }
        const both = async (inside: Locator, label: string, text: string) => {
          for (const name of [admin.langs.en, admin.langs.ko])
            await inside.getByRole('textbox', { name: `${label} · ${name}`, exact: true }).fill(text)
        }
        const heard = await add('single', labels.heard)
        for (const [at, choice] of [friends, poster].entries()) await both(heard, `${q.choices} ${at + 1}`, choice)
        const curious = await add('scale', labels.curious)
        await both(curious, q.low, 'Not at all')
        await both(curious, q.high, 'Very')
        const followUp = await add('long', labels.followUp)
        await followUp.getByRole('button', { name: q.addCondition }).click()
        await followUp.getByLabel(q.ofQuestion).selectOption({ label: labels.heard })
        await followUp.getByLabel(q.test).selectOption({ label: q.is.any })
        await followUp.getByRole('checkbox', { name: friends }).check()

        // It goes to the next section; the question that it depends on then moves behind it, and back.
        const moved = (at: number, label: string) => section(at).locator('[data-question]').filter({ hasText: label })
        const sectionOf = (question: Locator) => question.getByLabel(q.inSection, { exact: true })
        await sectionOf(followUp).selectOption({ index: 1 })
        await expect(sectionOf(moved(2, labels.followUp))).toBeFocused()
        await sectionOf(moved(1, labels.heard)).selectOption({ index: 2 })
        await expect(main.getByText(q.faults)).toBeVisible()
        await expect(moved(2, labels.followUp).getByText(q.isMisfit)).toBeVisible()
        await expectAccessible(page, 'questions that do not fit together')
        await sectionOf(moved(3, labels.heard)).selectOption({ index: 0 })
        await expect(main.getByText(q.faults)).toHaveCount(0)

        await main.getByRole('button', { name: q.preview, exact: true }).click()
        const preview = page.getByRole('dialog', { name: q.preview })
        await expect(preview.getByLabel(labels.followUp)).toHaveCount(0)
        await preview.getByRole('radio', { name: friends }).check()
        await expect(preview.getByLabel(labels.followUp)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(preview).toHaveCount(0)
        await main.getByRole('button', { name: q.publish, exact: true }).click()
        await agree(page, t)
        await expect(page.getByText(textPattern(q.published)).first()).toBeVisible()

        const tour = await aTour(kind, area, lang)
        const visitor = await browser.newContext({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })
        const there = await visitor.newPage()
        const form = there.getByRole('main')
        await visit(there, `/rok-us/survey/${kind}/${area}`)
        await expect(heading(there, textPattern(survey.page[kind], { area: site.area[area] }))).toBeVisible()
        await form.getByRole('textbox', { name: kit.code.label }).fill(tour.code)
        await form.getByRole('button', { name: kit.code.open }).click()
        await form.getByRole('radio', { name: friends }).check()
        await answerPart(form, kit)
        await form.getByRole('button', { name: kit.next }).click()
        await form.getByLabel(labels.followUp).fill(`Go and see ${mark}`)
        await answerPart(form, kit)
        await form.getByRole('button', { name: kit.next }).click()
        await expect(form.getByRole('button', { name: kit.submit, exact: true })).toBeVisible()
        await answerPart(form, kit)
        await form.getByRole('button', { name: kit.submit, exact: true }).click()
        await expect(form.getByText(kit.thanks.title)).toBeVisible()
        await visitor.close()

        // Counts are shown once the survey has closed, of five people at least, also of those who skipped the question; answers in
        // words to a question with a condition in full fives.
        await submittedBy(18, { tour: tour.id, kind }, (drawn, questions, nth) => {
          const find = (label: string) => questions.find((each) => each.label.en === label)
          const [who, what] = [find(labels.heard), find(labels.followUp)]
          if (who?.kind !== 'single' || !what) throw new Error('the questions were not published')
          const [first, second] = who.choices.map(({ id }) => id)
          const { [who.id]: _, ...others } = drawn
          if (nth % 3 === 2) return others
          if (nth % 3 === 1) return { ...others, [who.id]: second ?? '' }
          return { ...others, [who.id]: first ?? '', ...(nth < 12 && { [what.id]: `Others ${mark} ${nth}` }) }
        })
        await closeTour(tour.id, kind)
        await visit(page, `/admin/surveys/${kind}?tour=${tour.id}`)
        await expect(heading(page, `${admin.title.surveyResults}: ${desk.tabs[kind]}`)).toBeVisible()
        const result = main.getByRole('region', { name: labels.heard })
        const countOf = (choice: string, count: string) =>
          result.getByRole('row', { name: new RegExp(`^${choice}`) }).getByRole('cell', { name: count, exact: true })
        await expect(countOf(friends, '7')).toBeVisible()
        await expect(countOf(poster, '6')).toBeVisible()

        await main.getByRole('link', { name: inWords.open }).click()
        await expect(heading(page, `${inWords.title}: ${desk.tabs[kind]}`)).toBeVisible()
        await main.getByLabel(desk.head.question, { exact: true }).selectOption({ label: labels.followUp })
        await expect(
          main.getByText(textPattern(lang === 'en' ? inWords.total_other : inWords.total_one, { count: 5 })),
        ).toBeVisible()
        const answer = main.getByRole('listitem').filter({ hasText: `Go and see ${mark}` })
        await answer.getByRole('button', { name: textPattern(tags.changeOf) }).click()
        const dialog = page.getByRole('dialog', { name: tags.title })
        await dialog.getByRole('textbox', { name: tags.label }).fill(`Praise  ${mark}, praise ${mark}`)
        await dialog.getByRole('button', { name: tags.save, exact: true }).click()
        await expect(dialog).toHaveCount(0)
        await expect(answer.getByText(`Praise ${mark}`, { exact: true })).toBeVisible()
        await main.getByLabel(tags.label, { exact: true }).selectOption({ label: `Praise ${mark} (1)` })
        await expect(main.getByRole('listitem')).toHaveCount(1)
        await expect(answer).toBeVisible()
      },
    )
  })
}
