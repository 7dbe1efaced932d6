import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { fairUpdates } from '#contract/fair/updates'
import { en as refusal } from '#contract/texts/refusal.en'
import { en as desk } from '#src/kits/desk/locale/en'
import { en as kit } from '#src/kits/exhibition-desk/locale/en'
import { en as own } from '#src/sites/fair/desk-setup/locale/en'
import { type TestApi, testApi } from '#tests/support/api'
import { renderDesk } from '#tests/support/desk'
import type { Person } from '#tests/support/factories'
import { aFair, aFairAdmin, aParticipant, type TestFair } from '#tests/support/fair'
import { setupOf, someItem } from '#tests/support/fair-setup'
import { aShop, type Shop } from '#tests/support/orders'

const t = { ...own, ...kit, figures: { ...own.figures, ...kit.figures } }
let shop: Shop
let api: TestApi
let office: Person

let tab: Awaited<ReturnType<typeof renderDesk>>
const open = async (path = '', stored: Record<string, string> = {}) => {
  tab = await renderDesk(`/fair/ppipsa/desk/setup${path}`, { shop, person: office }, stored)
  return tab
}
/** The same tab, reloaded: its storage stays. */
const reload = (path = '') => {
  const stored = { ...sessionStorage } as Record<string, string>
  tab.stop()
  return open(path, stored)
}
const field = (name: string, within_ = screen) => within_.findByLabelText(name)
const both = (label: string, lang: 'en' | 'ko') => t.both[lang].replace('{{label}}', label)

beforeEach(async () => {
  shop = await aShop()
  api = testApi(shop.deps)
  office = await aFairAdmin(shop.deps)
})

describe('without a fair', () => {
  test('the first year is created from nothing, and announced after a confirmation', async () => {
    const { user } = await open()
    await user.type(await field(t.new.first), '05/10/27')
    await user.click(screen.getByRole('button', { name: t.new.submit }))
    const form = within(await screen.findByRole('form', { name: t.new.title }))
    await form.findByLabelText(both(t.figures.name, 'en'))
    const words = [t.figures.name, t.figures.venue, t.figures.address]
    for (const label of words)
      for (const lang of ['en', 'ko'] as const) {
        await user.click(form.getByLabelText(both(label, lang)))
        await user.paste(`${label} ${lang}`)
      }
    await user.type(form.getByLabelText(t.figures.registration_opens), '03/01/27')
    await user.type(form.getByLabelText(t.figures.registration_closes), '05/11/27')
    await user.type(form.getByLabelText(t.figures.requests_open), '03/02/27')
    await user.click(form.getByRole('button', { name: t.new.submit }))
    expect(await screen.findByText('This is after the last day of the fair.')).toBeVisible()
    await user.clear(form.getByLabelText(t.figures.registration_closes))
    await user.type(form.getByLabelText(t.figures.registration_closes), '05/10/27')
    await user.click(form.getByRole('button', { name: t.new.submit }))
    await user.click(await screen.findByRole('button', { name: t.announce.button }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await screen.findByText(/The site is currently showing this fair/)
    expect((await setupOf(api, office, 2027).year()).data).toMatchObject({ is_announced: true, is_current: true })
  })
})

describe('an existing year', () => {
  let fair: TestFair
  let of: ReturnType<typeof setupOf>
  let today: string
  beforeEach(async () => {
    fair = await aFair(shop.deps)
    of = setupOf(api, office, fair.year)
    today = fair.slots[2]?.day ?? ''
  })

  test('is edited; where a colleague was faster both values are shown, and no typed text is lost', async () => {
    const { user } = await open()
    const name = await field(both(t.figures.name, 'en'))
    await user.clear(name)
    await user.type(name, 'My fair')
    const { figures } = (await of.year()).data
    await of.figures({ ...figures, meetings_most: 20, base: 0 })
    await user.click(screen.getByRole('button', { name: t.save }))
    const note = (await screen.findByText(desk.stale.title)).closest('[role="status"]') as HTMLElement
    expect(within(note).getByText(t.figures.parts.meetings_most)).toBeVisible()
    await waitFor(() => expect(note.firstElementChild).toHaveFocus())
    expect(screen.queryByText(refusal.general.conflict)).toBeNull()
    expect(name).toHaveValue('My fair')
    await user.click(within(note).getByRole('button', { name: desk.stale.keep }))
    await user.click(screen.getByRole('button', { name: t.save }))
    await waitFor(async () => expect((await of.year()).data.figures.name.en).toBe('My fair'))
    await waitFor(() => expect(screen.queryByText(desk.stale.title)).toBeNull())
  })

  test('is copied with its days moved, and the office then sees the copy', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: t.new.button }))
    await user.type(await field(t.new.first), '05/10/28')
    await user.click(screen.getByRole('button', { name: t.new.submit }))
    expect(await screen.findByText(t.year.hiddenTitle.replace('{{span}} · ', ''), { exact: false })).toBeVisible()
    expect(screen.getByRole('combobox', { name: t.year.choose })).toHaveDisplayValue('2028 (not announced)')
    expect((await setupOf(api, office, 2028).slots()).data).toHaveLength(6)
  })

  test('gets a series of times, previewed first; conflicts are shown at their field', async () => {
    const { user } = await open('/slots')
    await user.selectOptions(await field(t.slots.day), today)
    const first = await field(t.slots.first)
    await user.clear(first)
    await user.type(first, '13:50')
    const count = await field(t.slots.count)
    await user.clear(count)
    await user.type(count, '2')
    expect(await screen.findByText('2 times, from 13:50 to 14:45')).toBeVisible()
    await user.click(screen.getByRole('button', { name: t.slots.submit }))
    expect(await screen.findByText('This overlaps with 14:00–14:25.')).toBeVisible()
    await user.clear(first)
    await user.type(first, '15:00')
    await user.click(screen.getByRole('button', { name: t.slots.submit }))
    await waitFor(async () => expect((await of.slots()).data).toHaveLength(8))
    await user.click(await screen.findByRole('button', { name: 'Remove 15:30–15:55' }))
    await waitFor(async () => expect((await of.slots()).data).toHaveLength(7))
    await user.click(screen.getByRole('button', { name: 'Change 15:00–15:25' }))
    const ends = await field(t.ends)
    await user.clear(ends)
    await user.type(ends, '15:40')
    await user.click(screen.getByRole('button', { name: t.save }))
    expect(await screen.findByText('15:00–15:40')).toBeVisible()
  })

  test('has its booths in a list for keyboard use: one is chosen, edited and, while no company has it, removed', async () => {
    await aParticipant(shop.deps, { side: 'seller', company_en: 'Saebom Clinic', booth_id: fair.booths[0]?.id })
    const { user } = await open('/booths')
    await user.click(await screen.findByRole('link', { name: /A01.*Saebom Clinic/ }))
    expect(await screen.findByRole('button', { name: t.remove })).toBeDisabled()
    await user.click(screen.getByRole('link', { name: /A02/ }))
    const form = within(await screen.findByRole('form', { name: 'Booth A02' }))
    const left = form.getByLabelText(t.booths.x)
    await user.clear(left)
    await user.type(left, '4')
    await user.click(form.getByRole('button', { name: t.save }))
    expect(await screen.findByText('Booth A02 overlaps booth A01.')).toBeVisible()
    await user.click(form.getByRole('button', { name: t.remove }))
    await waitFor(async () => expect((await of.booths()).data).toHaveLength(3))
    await user.type(await field(t.booths.firstNumber), 'B01')
    await user.clear(await field(t.booths.count))
    await user.type(await field(t.booths.count), '3')
    const top = await field(t.booths.y)
    await user.clear(top)
    await user.type(top, '10')
    await user.click(screen.getByRole('button', { name: t.booths.submit }))
    expect(await screen.findByRole('link', { name: /B03/ })).toBeVisible()
  })

  test('has a program whose changes are shown to every reader', async () => {
    await of.addItem(someItem(today))
    const { user } = await open('/program')
    await user.click(await screen.findByRole('link', { name: /Talk/ }))
    const starts = await field(t.starts)
    await user.clear(starts)
    await user.type(starts, '10:30')
    await user.click(screen.getByRole('button', { name: t.save }))
    await waitFor(async () => {
      const { data } = await api.call(fairUpdates.list, { query: { lang: 'en' } })
      expect(data[0]?.summary).toBe('Now at 10:30–12:00 instead of 11:00–12:00.')
    })
    await user.click(screen.getByRole('button', { name: t.items.add }))
    const blank = within(await screen.findByRole('form', { name: t.items.add }))
    await user.click(blank.getByRole('button', { name: t.save }))
    expect((await screen.findAllByText('Please fill in all required fields.')).length).toBeGreaterThan(0)
  })

  test('keeps the figures and an item of the program over a reload', async () => {
    const { user } = await open()
    const name = await field(both(t.figures.name, 'en'))
    const before = (name as HTMLInputElement).value
    await user.type(name, ' typed')
    await reload()
    await waitFor(async () => expect(await field(both(t.figures.name, 'en'))).toHaveValue(`${before} typed`))
    const items = await reload('/program?item=new')
    await items.user.type(await field(both(t.items.title, 'en')), 'A new talk')
    await items.user.click(screen.getByRole('button', { name: t.speakers.add }))
    await reload('/program?item=new')
    await waitFor(async () => expect(await field(both(t.items.title, 'en'))).toHaveValue('A new talk'))
    expect(screen.getByRole('button', { name: t.speakers.drop })).toBeVisible()
  })

  test('keeps a series of times and the change of one over a reload, until they are sent', async () => {
    const { user } = await open('/slots')
    const first = await field(t.slots.first)
    await user.clear(first)
    await user.type(first, '15:10')
    await user.clear(await field(t.slots.count))
    await user.type(await field(t.slots.count), '1')
    await user.click(screen.getAllByRole('button', { name: /^Change 14:00/ }).at(-1) as HTMLElement)
    const ends = await field(t.ends)
    await user.clear(ends)
    await user.type(ends, '14:27')
    const again = await reload(`/slots${location.search}`)
    await waitFor(async () => expect(await field(t.slots.first)).toHaveValue('15:10'))
    await waitFor(async () => expect(await field(t.ends)).toHaveValue('14:27'))
    await again.user.click(screen.getByRole('button', { name: t.save }))
    expect(await screen.findByText('14:00–14:27')).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: t.slots.submit }))
    await screen.findByText(t.slots.made.replace('{{count}}', '1'))
    expect(Object.keys(sessionStorage).filter((key) => /^DRAFT:fair slots? \S+( \S{36})?$/.test(key))).toEqual([])
  })

  test('asks before leaving with unsaved changes', async () => {
    const { user } = await open()
    await user.type(await field(both(t.figures.name, 'en')), ' more')
    await user.click(screen.getByRole('link', { name: t.part.slots }))
    expect(await screen.findByText(desk.leave.title)).toBeVisible()
  })
})
