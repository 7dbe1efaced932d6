import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addDays, instantInSeoul } from '#contract/days'
import { surveyDesk } from '#contract/survey/desk'
import { en as refusals } from '#contract/texts/refusal.en'
import { newestVersion } from '#server/modules/survey/version.service'
import { csvOf } from '#src/kits/desk/csv'
import { en as desk } from '#src/kits/desk/locale/en'
import { readXlsx } from '#src/kits/desk/read-xlsx'
import { en } from '#src/sites/admin/surveys/locale/en'
import { renderDesk } from '#tests/support/desk'
import { anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { reloaded } from '#tests/support/render'
import { aParticipant, aSurveyTour, submitSurvey } from '#tests/support/survey'

const saved = vi.hoisted(() => ({ files: [] as { bytes: Blob; name: string }[] }))
vi.mock('#src/ui/save-file', () => ({ saveFile: (bytes: Blob, name: string) => saved.files.push({ bytes, name }) }))

let shop: Shop
let person: Person

beforeEach(async () => {
  saved.files.length = 0
  shop = await aShop()
  person = await anOperator(shop)
})

test('results show how often each answer was given, and hide small counts', async () => {
  const tour = await aSurveyTour(shop.deps)
  for (let at = 0; at < 14; at++)
    await submitSurvey(shop.deps, await aParticipant(shop.deps, tour), 'preliminary', {
      familiar: [2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5][at] ?? 1,
      hopes: at < 5 ? `Quiet mornings ${at}.` : '',
    })
  // An open survey is not counted yet.
  shop.deps.clock.set(instantInSeoul(tour.starts, '00:01'))
  person = await anOperator(shop)
  const { user } = await renderDesk('/admin/surveys', { shop, person })
  const table = within(await screen.findByRole('table'))
  await user.click(table.getByRole('link', { name: en.tabs.preliminary }))
  const question = within(await screen.findByRole('region', { name: 'How well do you know everyday life in Korea?' }))
  expect(question.getByText(/14 answers/)).toBeVisible()
  const row = (name: string) => question.getByRole('row', { name: new RegExp(`^${name}`) })
  expect(row('3')).toHaveTextContent('536%')
  expect(row('5')).toHaveTextContent(en.hidden)
  // A file has the same numbers, each with its respondents.
  await user.click(screen.getByRole('button', { name: en.export.csv }))
  await waitFor(() => expect(saved.files).toHaveLength(1))
  const csv = (await saved.files[0]?.bytes.text()) ?? ''
  expect(csv).toMatch(/^familiar,[^,]*,,3,3,"[^"]*",5,14\r$/m)
  expect(csv).toMatch(new RegExp(`^familiar,[^,]*,,5,[^,]*,"[^"]*",${en.hidden},14\\r$`, 'm'))
  await user.click(screen.getByRole('link', { name: en.words.open }))
  expect(await screen.findByText('Quiet mornings 3.')).toBeVisible()
})

test('the before-after change says that no participant has answered both surveys yet', async () => {
  await renderDesk('/admin/surveys/changes', { shop, person })
  expect(await screen.findByText(en.changes.nothing)).toBeVisible()
})

test('the changes are exported with their pairs, and those of too few people stay hidden', async () => {
  const [large, small] = [await aSurveyTour(shop.deps), await aSurveyTour(shop.deps, { area: 'jeonju' })]
  const people = await Promise.all(
    [large, large, large, small, small, small, large, large, large].map((tour) => aParticipant(shop.deps, tour)),
  )
  for (const each of people) await submitSurvey(shop.deps, each, 'preliminary', { familiar: 2 })
  shop.deps.clock.set(instantInSeoul(addDays(large.ends, 2)))
  for (const [at, each] of people.entries())
    await submitSurvey(shop.deps, each, 'satisfaction', { familiar: at < 3 ? 3 : 4 })
  shop.deps.clock.set(instantInSeoul(addDays(large.ends, 40)))
  person = await anOperator(shop)
  const { user } = await renderDesk('/admin/surveys/changes', { shop, person })
  await user.click(await screen.findByRole('button', { name: en.export.xlsx }))
  await waitFor(() => expect(saved.files).toHaveLength(1))
  const [file] = saved.files
  const rows = (await readXlsx(file?.bytes as Blob)).rows.map(({ cells }) => cells)
  expect(rows.filter(([id]) => id === 'familiar').map((row) => row.slice(2))).toEqual([
    [en.changes.all, '6', '1.5', expect.any(String), expect.any(String)],
    [expect.stringContaining('Jeonju'), en.hidden, en.hidden, en.hidden, en.hidden],
    [expect.stringContaining('Seoul'), '6', '1.5', expect.any(String), expect.any(String)],
  ])
})

test('a text sheet keeps every text as text', async () => {
  expect(
    await csvOf([
      ['a', 1, null],
      ['=1+1', 'say "yes", please', 'two\nlines'],
    ]).text(),
  ).toBe('a,1,\r\n\'=1+1,"say ""yes"", please","two\nlines"\r\n')
})

const questionsPage = '/admin/surveys/preliminary/questions'

test('a question is added with a condition, tried out, and published as a new version', async () => {
  await aSurveyTour(shop.deps)
  const { user } = await renderDesk(questionsPage, { shop, person })
  const section = within(await screen.findByRole('region', { name: /^Section 1/ }))
  await user.selectOptions(section.getByLabelText(en.questions.newKind), 'short')
  await user.click(section.getByRole('button', { name: en.questions.add }))
  const text = (lang: string) => section.getByLabelText(new RegExp(`^${en.questions.text} · ${lang}`))
  await user.type(text('English'), 'Where did you stay?')
  await user.click(section.getByRole('button', { name: en.questions.addCondition }))
  await user.selectOptions(section.getByLabelText(en.questions.test), 'any')
  await user.click(section.getByRole('checkbox', { name: /once/ }))
  // The text in Korean is missing: nothing is published, and what was typed stays.
  await user.click(screen.getByRole('button', { name: en.questions.publish }))
  await waitFor(() => expect(text('Korean')).toBeInvalid())
  expect(text('English')).toHaveValue('Where did you stay?')
  await user.type(text('Korean'), '어디에서 묵으셨나요?')

  await user.click(screen.getByRole('button', { name: en.questions.preview }))
  const preview = within(await screen.findByRole('dialog', { name: en.questions.preview }))
  expect(preview.queryByLabelText(/Where did you stay/)).toBeNull()
  await user.click(preview.getByRole('radio', { name: /once/ }))
  expect(await preview.findByLabelText(/Where did you stay/)).toBeVisible()
  await user.keyboard('{Escape}')

  await user.click(await screen.findByRole('button', { name: en.questions.publish }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
  await waitFor(async () => expect((await newestVersion(shop.deps.db, 'preliminary')).version).toBe(2))
  const { definition } = await newestVersion(shop.deps.db, 'preliminary')
  expect(definition.sections[0]?.questions.at(-1)).toMatchObject({
    ...{ kind: 'short', label: { en: 'Where did you stay?', ko: '어디에서 묵으셨나요?' } },
    show_if: { when: 'all', tests: [{ question: 'been', is: 'any', of: ['once'] }] },
  })
})

test('questions that do not fit together are not published, and the page says why', async () => {
  await aSurveyTour(shop.deps)
  const { user } = await renderDesk(questionsPage, { shop, person })
  // The number of visits depends on the first question, which now comes after it.
  await user.click(await screen.findByRole('button', { name: /^Move down: Have you been/ }))
  await user.click(screen.getByRole('button', { name: en.questions.publish }))
  const alert = await screen.findByText(en.questions.faults)
  expect(alert).toBeVisible()
  expect(screen.getByText('visits depends on been, which does not come before it.')).toBeVisible()
  expect((await newestVersion(shop.deps.db, 'preliminary')).version).toBe(1)
})

test('what is missing in a matrix and in a condition is said at its field', async () => {
  await aSurveyTour(shop.deps)
  const { user } = await renderDesk(questionsPage, { shop, person })
  const section = within(await screen.findByRole('region', { name: /^Section 1/ }))
  await user.selectOptions(section.getByLabelText(en.questions.newKind), 'matrix')
  await user.click(section.getByRole('button', { name: en.questions.add }))
  await user.click(section.getByRole('button', { name: en.questions.addCondition }))
  await user.selectOptions(section.getByLabelText(en.questions.test), 'any')
  await user.click(screen.getByRole('button', { name: en.questions.publish }))
  const row = section.getByLabelText(new RegExp(`^${en.questions.rows} 1 · English`))
  await waitFor(() => expect(row).toBeInvalid())
  const choices = within(section.getByRole('group', { name: new RegExp(`^${en.questions.choices}`) }))
  expect(choices.getAllByRole('checkbox')[0]).toHaveAccessibleDescription(/\S/)
  // Another question is compared in its own way: what was selected of the first one is not sent unseen.
  await user.click(section.getByRole('checkbox', { name: /once/ }))
  await user.selectOptions(section.getByLabelText(en.questions.ofQuestion), 'reasons')
  expect(section.queryByRole('checkbox', { name: /once/ })).toBeNull()
  await user.selectOptions(section.getByLabelText(en.questions.ofQuestion), 'visits')
  await waitFor(() => expect(section.getByLabelText(en.questions.test)).toHaveValue('answered'))
})

const sectionAt = (at: number) => screen.findByRole('region', { name: new RegExp(`^Section ${at}`) })
const open = (name: RegExp, inside: HTMLElement) => within(inside).getByRole('button', { name, expanded: false })

test('a question is moved to another section by a choice or beyond an end, and the focus goes with it', async () => {
  await aSurveyTour(shop.deps)
  const { user } = await renderDesk(questionsPage, { shop, person })
  const first = await sectionAt(1)
  await user.click(open(/been/, first))
  await user.selectOptions(within(first).getByLabelText(en.questions.inSection), 'Section 3 · What you look forward to')
  const third = await sectionAt(3)
  const select = await within(third).findByLabelText(en.questions.inSection)
  await waitFor(() => expect(select).toHaveFocus())
  expect(screen.getByText('“Have you been to this area before?” is now question 1 of section 3.')).toBeInTheDocument()
  // What depends on it is named at once, and where the condition is typed it says which question it asks for.
  expect(screen.getByText('visits depends on been, which does not come before it.')).toBeVisible()
  await user.click(open(/visits.*does not fit/i, await sectionAt(1)))
  expect(within(await sectionAt(1)).getByLabelText(en.questions.ofQuestion)).toHaveDisplayValue(
    'Have you been to this area before? (does not come before)',
  )
  // Upwards beyond the start of its section: to the end of the one before.
  const up = () => screen.getByRole('button', { name: /^Move up: Have you been/ })
  await user.click(up())
  const inSecond = within(await sectionAt(2)).getAllByRole('listitem')
  expect(inSecond.at(-1)).toHaveTextContent('Have you been to this area before?')
  await waitFor(() => expect(up()).toHaveFocus())
})

test('an emptied section is named, and nothing is published with it', async () => {
  await aSurveyTour(shop.deps)
  const { user } = await renderDesk(questionsPage, { shop, person })
  const second = await sectionAt(2)
  const count = within(second).getAllByRole('listitem').length
  for (let left = count; left > 0; left--) {
    const [item] = within(await sectionAt(2)).getAllByRole('listitem')
    await user.click(within(item as HTMLElement).getByRole('button', { name: /^Move up/ }))
    await waitFor(async () => expect(within(await sectionAt(2)).queryAllByRole('listitem')).toHaveLength(left - 1))
  }
  expect(within(await sectionAt(2)).getByText(en.questions.noQuestions)).toBeVisible()
  await user.click(screen.getByRole('button', { name: en.questions.publish }))
  await waitFor(async () => expect(within(await sectionAt(2)).getByLabelText(en.questions.newKind)).toBeInvalid())
  expect((await newestVersion(shop.deps.db, 'preliminary')).version).toBe(1)
})

test('an added question survives a reload, and is not published over what a colleague published meanwhile', async () => {
  await aSurveyTour(shop.deps)
  const tab = await renderDesk(questionsPage, { shop, person })
  const { user } = tab
  const section = within(await sectionAt(1))
  await user.selectOptions(section.getByLabelText(en.questions.newKind), 'short')
  await user.click(section.getByRole('button', { name: en.questions.add }))
  for (const lang of ['English', 'Korean'])
    await user.type(section.getByLabelText(new RegExp(`^${en.questions.text} · ${lang}`)), 'Where next?')
  const { version, definition } = await newestVersion(shop.deps.db, 'preliminary')
  const theirs = { ...definition, title: { en: 'Their title', ko: '동료의 제목' } }
  const colleague = await anOperator(shop)
  const body = { base: version, definition: theirs }
  await shop.call(surveyDesk.publish, { params: { kind: 'preliminary' }, body }, { token: colleague.token })

  const again = await reloaded(tab, questionsPage)
  expect(within(await sectionAt(1)).getByText('Where next?')).toBeVisible()
  expect(await screen.findByText(/^Version 2\. If you use it/)).toBeVisible()
  await again.user.click(screen.getByRole('button', { name: en.questions.publish }))
  await again.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
  // The refusal says no more than the choice, which has the focus.
  await waitFor(() => expect(screen.getByText(desk.stale.long).closest('[tabindex]')).toHaveFocus())
  expect(screen.queryByText(refusals.general.conflict)).not.toBeInTheDocument()
  expect(within(await sectionAt(1)).getByText('Where next?')).toBeVisible()
  expect((await newestVersion(shop.deps.db, 'preliminary')).version).toBe(2)

  await again.user.click(screen.getByRole('button', { name: desk.stale.keep }))
  await again.user.click(screen.getByRole('button', { name: en.questions.publish }))
  await again.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
  await waitFor(async () => expect((await newestVersion(shop.deps.db, 'preliminary')).version).toBe(3))
  const published = (await newestVersion(shop.deps.db, 'preliminary')).definition
  expect(published.sections[0]?.questions.at(-1)?.label.en).toBe('Where next?')
})
