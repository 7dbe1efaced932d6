import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { instantInSeoul } from '#contract/days'
import { newestVersion } from '#server/modules/survey/version.service'
import { csvOf } from '#src/kits/desk/csv'
import { en } from '#src/sites/admin/surveys/locale/en'
import { renderDesk } from '#tests/support/desk'
import { anOperator, type Person } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'
import { aParticipant, aSurveyTour, submitSurvey } from '#tests/support/survey'

let shop: Shop
let person: Person

beforeEach(async () => {
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
  await user.click(screen.getByRole('link', { name: en.words.open }))
  expect(await screen.findByText('Quiet mornings 3.')).toBeVisible()
})

test('the before-after change says that no participant has answered both surveys yet', async () => {
  await renderDesk('/admin/surveys/changes', { shop, person })
  expect(await screen.findByText(en.changes.nothing)).toBeVisible()
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
  expect(section.getByRole('group', { name: new RegExp(`^${en.questions.choices}`) })).toHaveAccessibleDescription(/\S/)
  // Another question is compared in its own way: what was selected of the first one is not sent unseen.
  await user.click(section.getByRole('checkbox', { name: /once/ }))
  await user.selectOptions(section.getByLabelText(en.questions.ofQuestion), 'reasons')
  expect(section.queryByRole('checkbox', { name: /once/ })).toBeNull()
  await user.selectOptions(section.getByLabelText(en.questions.ofQuestion), 'visits')
  await waitFor(() => expect(section.getByLabelText(en.questions.test)).toHaveValue('answered'))
})
