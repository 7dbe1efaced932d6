import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { surveyResponses } from '#contract/survey/response'
import { firstQuestions } from '#server/modules/survey/questions.defaults'
import { surveyResponse } from '#server/modules/survey/survey.table'
import { moved } from '#src/kits/survey/ranking-field'
import { dropOpened, keptOpened } from '#src/kits/survey/store'
import { answersOf, changesBetween, valuesOf } from '#src/kits/survey/values'
import { failNext } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'
import {
  aParticipant,
  aSurveyTour,
  enough,
  openedSurvey,
  submitSurvey,
  type TestParticipant,
} from '#tests/support/survey'

let shop: Shop
let somebody: TestParticipant
const address = '/rok-us/survey/preliminary/seoul'

beforeEach(async () => {
  shop = await aShop()
  somebody = await aParticipant(shop.deps, await aSurveyTour(shop.deps))
  await dropOpened('preliminary', 'seoul')
})

const saved = async () => (await shop.deps.db.select().from(surveyResponse))[0]?.answers
const enter = async (user: Awaited<ReturnType<typeof renderApp>>['user'], act: string) => {
  await user.type(await screen.findByRole('textbox', { name: 'Your code' }), somebody.code.toLowerCase())
  await user.click(screen.getByRole('button', { name: act }))
}
const pick = (group: RegExp, name: string | RegExp) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name })

describe('a survey (product §4)', () => {
  test('is found by the code, and says which surveys are open', async () => {
    const { user } = await renderApp('/rok-us/survey', { shop })
    await enter(user, 'Show my surveys')
    expect(await screen.findByRole('heading', { name: 'Your tour: Seoul' })).toBeVisible()
    // The pressed button is gone: the focus is on what replaced its form.
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'Answer' })))
    expect(document.body).not.toHaveFocus()
    expect(screen.getByRole('link', { name: 'Answer' })).toHaveAttribute('href', address)
    expect(screen.getByText('Not open yet')).toBeVisible()
  })

  test('is found by a code that is entered on the first page, and accepts another code on request', async () => {
    const { user } = await renderApp('/rok-us', { shop })
    await enter(user, 'Show my surveys')
    expect(await screen.findByRole('heading', { name: 'Your tour: Seoul' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Enter another code' }))
    expect(screen.getByRole('textbox', { name: 'Your code' })).toHaveValue('')
  })

  test('says on the first page too that a code is wrong or missing', async () => {
    const { user } = await renderApp('/rok-us', { shop })
    await user.click(await screen.findByRole('button', { name: 'Show my surveys' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your code' })).toBeInvalid())
    await user.type(screen.getByRole('textbox', { name: 'Your code' }), 'AAAA-2222')
    await user.click(screen.getByRole('button', { name: 'Show my surveys' }))
    expect(await screen.findByText(/We do not know this code/)).toBeVisible()
  })

  test('says that a code is wrong, beside the field', async () => {
    const { user } = await renderApp('/rok-us/survey', { shop })
    await user.type(await screen.findByRole('textbox', { name: 'Your code' }), 'AAAA-2222')
    await user.click(screen.getByRole('button', { name: 'Show my surveys' }))
    expect(await screen.findByText(/We do not know this code/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Your code' })).toBeInvalid()
  })

  test('begins with the title and the introduction that the desk has written', async () => {
    const { user } = await renderApp(address, { shop })
    await enter(user, 'Open the survey')
    const { title, lead } = firstQuestions.preliminary
    expect(await screen.findByText(title.en)).toBeVisible()
    // The pressed button is gone: the focus is on the survey, and the next Tab on its first question.
    await waitFor(() => expect(document.body).not.toHaveFocus())
    await user.tab()
    expect(pick(/Have you been/, /first time/)).toHaveFocus()
    expect(screen.getByText(lead.en)).toBeVisible()
  })

  test('shows questions that depend on an answer, and keeps answers as they are given', async () => {
    const { user } = await renderApp(address, { shop })
    await enter(user, 'Open the survey')
    expect(await screen.findByRole('heading', { name: 'Your visits so far' })).toBeVisible()
    expect(screen.queryByLabelText(/How many times/)).not.toBeInTheDocument()
    await user.click(pick(/Have you been/, 'Yes, several times'))
    await user.type(await screen.findByLabelText(/How many times/), '4')
    await waitFor(async () => expect(await saved()).toEqual({ been: 'often', visits: 4 }), { timeout: 5000 })
    expect(await screen.findByText('All answers saved')).toBeVisible()
    // The calendar opens at today, though days since 1950 are accepted.
    await user.click(screen.getByRole('button', { name: 'Open the calendar' }))
    const calendar = await screen.findByRole('dialog', { name: 'Choose a date' })
    const year = String(shop.deps.clock.now().getUTCFullYear())
    await waitFor(() => expect(calendar).toHaveTextContent(year))
    await user.keyboard('{Escape}')
    await user.click(pick(/Have you been/, /first time/))
    await waitFor(() => expect(screen.queryByLabelText(/How many times/)).not.toBeInTheDocument())
  })

  test('does not continue while an answer is missing, and says which', async () => {
    const { user } = await renderApp(address, { shop })
    await enter(user, 'Open the survey')
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    expect(await screen.findAllByText('Please answer this question.')).toHaveLength(2)
    // Screen readers read it with the control that has the focus: not all of them read the description of a group.
    await waitFor(() => expect(pick(/Have you been/, /first time/)).toHaveFocus())
    expect(pick(/Have you been/, /first time/)).toHaveAccessibleDescription(/Please answer/)
    expect(screen.getByRole('checkbox', { name: /culture/ })).toHaveAccessibleDescription(/Please answer.*up to three/)
    await user.click(pick(/Have you been/, /first time/))
    await user.click(screen.getByRole('checkbox', { name: 'Something else' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Please say what you mean by this choice.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Please specify' }), 'a dare')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'How it is today' })).toHaveFocus())
  })

  test('leads to the row of a matrix that is missing', async () => {
    const token = await openedSurvey(shop.deps, somebody, 'preliminary')
    const { importance: _, ...others } = enough.preliminary
    const changes = { ...others, importance: { pace: 'high', time: 'middle' } }
    await shop.call(surveyResponses.save, { body: { answer_token: token, changes } })
    const { user } = await renderApp(`${address}#${token}`, { shop })
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    const missing = pick(/A guide in my language/, 'Not important')
    await waitFor(() => expect(missing).toHaveFocus())
    expect(missing).toHaveAccessibleDescription('Please complete this question.')
    expect(screen.getByRole('radiogroup', { name: /A guide in my language/ })).toBeInvalid()
    expect(screen.getByRole('radiogroup', { name: /An easy pace/ })).toBeValid()
    expect(pick(/An easy pace/, 'Very important')).not.toHaveAccessibleDescription()
  })

  test('stays on the device offline, and is sent once online', async () => {
    const { user } = await renderApp(address, { shop })
    await enter(user, 'Open the survey')
    await screen.findByRole('heading', { name: 'Your visits so far' })
    failNext(surveyResponses.save, { networkError: true })
    await user.click(pick(/Have you been/, 'Yes, once'))
    expect(await screen.findByText(/kept on this device/, {}, { timeout: 5000 })).toBeVisible()
    expect(await saved()).toEqual({})
    expect((await keptOpened('preliminary', 'seoul'))?.pending).toEqual({ been: 'once' })
    window.dispatchEvent(new Event('online'))
    await waitFor(async () => expect(await saved()).toEqual({ been: 'once' }))
    expect(await screen.findByText('All answers saved')).toBeVisible()
  })

  test('continues where the participant stopped, by a private link whose token leaves the address', async () => {
    const token = await openedSurvey(shop.deps, somebody, 'preliminary')
    await shop.call(surveyResponses.save, {
      body: { answer_token: token, changes: { been: 'never', reasons: ['culture'], familiar: 2 } },
    })
    await renderApp(`${address}#${token}`, { shop })
    expect(await screen.findByRole('heading', { name: 'How it is today' })).toBeVisible()
    expect(pick(/everyday life/, '2')).toBeChecked()
    expect(location.hash).toBe('')
  })

  test('is submitted from the last section with a thank-you; the device keeps nothing of it', async () => {
    const token = await openedSurvey(shop.deps, somebody, 'preliminary')
    await shop.call(surveyResponses.save, { body: { answer_token: token, changes: { ...enough.preliminary } } })
    const { user } = await renderApp(`${address}#${token}`, { shop })
    await user.click(await screen.findByRole('button', { name: 'Move down: Food' }))
    expect(screen.getByText('Food is now number 2.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Thank you for your answers')).toBeVisible()
    expect((await saved())?.order).toEqual(['nature', 'food', 'history', 'crafts', 'people'])
    expect(await keptOpened('preliminary', 'seoul')).toBeUndefined()
  })

  test('that was submitted elsewhere says so', async () => {
    const token = await openedSurvey(shop.deps, somebody, 'preliminary')
    await submitSurvey(shop.deps, somebody, 'preliminary')
    await renderApp(`${address}#${token}`, { shop })
    expect(await screen.findByText('This survey has been submitted. Thank you!')).toBeVisible()
  })

  test('of another area redirects to its own page', async () => {
    const { user } = await renderApp('/rok-us/survey/preliminary/jeju1', { shop })
    await enter(user, 'Open the survey')
    expect(await screen.findByRole('heading', { level: 1, name: 'Before your tour: Seoul' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Your visits so far' })).toBeVisible()
  })

  test('of an unknown area is not found', async () => {
    await renderApp('/rok-us/survey/preliminary/daegu', { shop })
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})

describe('the state of a form', () => {
  const { preliminary } = firstQuestions
  test('is the answers that it started with', () => {
    expect(answersOf(preliminary, valuesOf(preliminary, enough.preliminary))).toEqual(enough.preliminary)
    expect(answersOf(preliminary, valuesOf(preliminary, {}))).toEqual({})
  })

  test('sends changes, withdraws emptied answers, and keeps incomplete answers', () => {
    expect(changesBetween(preliminary, { been: 'never', ease: 2 }, { been: 'once', visits: Number.NaN })).toEqual({
      been: 'once',
      ease: null,
    })
  })

  test('is moved one position at a time', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  })
})
