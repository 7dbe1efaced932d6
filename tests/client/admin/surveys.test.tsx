import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { instantInSeoul } from '#contract/days'
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
  expect(row('2')).toHaveTextContent('643%')
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
