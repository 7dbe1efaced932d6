import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { fairMatching } from '#contract/fair/matching'
import { en as refusal } from '#contract/texts/refusal.en'
import { fairWish } from '#server/modules/fair/participant.table'
import { meeting } from '#server/modules/fair-meetings/meeting.table'
import { en as desk } from '#src/kits/desk/locale/en'
import { tokenKeys } from '#src/session/areas'
import { en } from '#src/sites/fair/desk-matching/locale/en'
import { type MeetingContext, meetingContextOn } from '#tests/support/meetings'
import { failNext } from '#tests/support/network'
import { aShop, type Shop } from '#tests/support/orders'
import { renderApp } from '#tests/support/render'

const path = '/fair/ppipsa/desk/matching'
let shop: Shop
let context: MeetingContext

beforeEach(async () => {
  shop = await aShop()
  context = await meetingContextOn(shop.deps as MeetingContext['deps'])
  const { deps, buyer, seller } = context
  const sent_at = deps.clock.now()
  await deps.db.insert(fairWish).values([
    { from_id: buyer.id, to_id: seller.id, priority: 1, sent_at },
    { from_id: seller.id, to_id: buyer.id, priority: 1, sent_at },
  ])
})

const open = (address = path) =>
  renderApp(address, { shop, remember: () => sessionStorage.setItem(tokenKeys.business, context.office.token) })
const call = ((...[endpoint, input]: Parameters<MeetingContext['api']['call']>) =>
  context.api.call(endpoint, input, { token: context.office.token })) as MeetingContext['api']['call']
/** A finished run. */
async function aRun(): Promise<string> {
  const { data } = await call(fairMatching.start, { body: { mode: 'new', from_id: null } })
  await context.deps.jobs.drain(context.deps)
  return data.id
}

describe('the matching at the fair’s desk', () => {
  test('says that there was no run yet, starts a run and shows its progress', async () => {
    const { user } = await open()
    expect(await screen.findByText(en.none)).toBeVisible()
    await user.click(screen.getByRole('button', { name: en.run.start }))
    await waitFor(() => expect(location.pathname).toMatch(/matching\/[\da-f-]{36}$/))
    expect(await screen.findByRole('button', { name: en.run.cancel })).toBeVisible()
    expect(screen.getByRole('progressbar')).toBeVisible()
  })

  test('shows a run’s proven result, publishes it after a confirmation, and takes it back', async () => {
    const id = await aRun()
    const { user } = await open(`${path}/${id}`)
    expect(await screen.findByText(en.bound.title)).toBeVisible()
    expect(screen.getByText(en.left.empty)).toBeVisible()
    await user.click(screen.getByRole('button', { name: en.publish.confirmed }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
    const undo = await screen.findByRole('button', { name: en.publish.undo })
    expect((await context.deps.db.select().from(meeting)).map(({ status }) => status)).toEqual(['confirmed'])
    await user.click(undo)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
    expect(await screen.findByRole('button', { name: en.publish.confirmed })).toBeVisible()
    expect((await context.deps.db.select().from(meeting)).map(({ status }) => status)).not.toContain('confirmed')
  })

  test('compares two runs by the weights in which they differ and by what came of them, beside every change', async () => {
    const first = await aRun()
    const { data: now } = await call(fairMatching.settings, {})
    await call(fairMatching.setWeights, { body: { weights: { ...now.weights, fit: 0 }, base: now.version } })
    const { user } = await open(`${path}/${await aRun()}`)
    await user.selectOptions(await screen.findByRole('combobox', { name: en.compare.with }), first)
    const both = within(await screen.findByRole('table', { name: en.compare.results }))
    const cellsOf = (name: RegExp) =>
      within(both.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    const weight = en.compare.weight.replace('{{weight}}', en.weights.fit)
    expect(cellsOf(new RegExp(weight))).toEqual([weight, String(now.weights.fit), '0'])
    expect(cellsOf(new RegExp(en.effect.meetings))).toEqual([en.effect.meetings, '1', '1'])
    expect(both.queryByText(en.compare.weight.replace('{{weight}}', en.weights.mutual))).toBeNull()
    expect(screen.getByText(en.compare.empty)).toBeVisible()
  })

  test('shows a refusal, and leaves the run unchanged', async () => {
    const id = await aRun()
    const { user } = await open(`${path}/${id}`)
    failNext(fairMatching.publish, { status: 409, code: 'fair.matchingPublished', message: 'Already published.' })
    await user.click(await screen.findByRole('button', { name: en.publish.confirmed }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
    expect(await screen.findByText('Already published.')).toBeVisible()
    expect(await context.deps.db.$count(meeting)).toBe(0)
  })

  test('previews what the entered weights do, together and each by itself', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: en.weights.preview }))
    const effect = within(await screen.findByRole('table', { name: en.effect.title }))
    expect(effect.getByRole('columnheader', { name: en.effect.changed })).toBeVisible()
    const each = within(screen.getByRole('table', { name: en.effect.each }))
    for (const weight of [en.weights.priority1, en.weights.mutual, en.weights.fairness])
      expect(each.getByRole('row', { name: new RegExp(weight) })).toBeVisible()
    expect(each.queryByRole('row', { name: new RegExp(en.weights.stay) })).toBeNull()
  })

  test('keeps the typed weights where a colleague has saved others, and shows both', async () => {
    const { user } = await open()
    const field = await screen.findByRole('spinbutton', { name: en.weights.mutual })
    await user.clear(field)
    await user.type(field, '37')
    const { data: now } = await call(fairMatching.settings, {})
    await call(fairMatching.setWeights, { body: { weights: { ...now.weights, fit: 41 }, base: now.version } })
    await user.click(screen.getByRole('button', { name: en.weights.save }))
    expect(await screen.findByText(desk.stale.title)).toBeVisible()
    expect(screen.getByText(`${en.weights.fit}: 41`)).toBeVisible()
    expect(screen.queryByText(refusal.general.conflict)).toBeNull()
    expect(field).toHaveValue('37')
    await user.click(screen.getByRole('button', { name: desk.stale.keep }))
    await user.click(screen.getByRole('button', { name: en.weights.save }))
    await waitFor(async () => expect((await call(fairMatching.settings, {})).data.weights.mutual).toBe(37))
  })
})
