import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { miceSessions } from '#contract/mice/session'
import { miceSetupDesk } from '#contract/mice/setup-desk'
import { en as refusal } from '#contract/texts/refusal.en'
import { en as desk } from '#src/kits/desk/locale/en'
import { en as kit } from '#src/kits/exhibition-desk/locale/en'
import { en as own } from '#src/sites/admin/mice-setup/locale/en'
import { renderDesk } from '#tests/support/desk'
import { anOperator, type Person } from '#tests/support/factories'
import { aMiceBooth, aMiceFair, aMiceSession, aSeller, aVisitor } from '#tests/support/mice'
import { aPaidBooth } from '#tests/support/mice-booths'
import { miceSetupOf, someMiceFigures, someRow, someSession } from '#tests/support/mice-setup'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let person: Person
let tab: Awaited<ReturnType<typeof renderDesk>>
const open = async (path = '', stored: Record<string, string> = {}) => {
  tab = await renderDesk(`/admin/mice/setup${path}`, { shop, person }, stored)
  return tab
}
/** The same tab, reloaded: its storage stays. */
const reload = (path = '') => {
  const stored = { ...sessionStorage } as Record<string, string>
  tab.stop()
  return open(path, stored)
}
const both = (label: string, lang: 'en' | 'ko') => kit.both[lang].replace('{{label}}', label)
const field = (name: string) => screen.findByLabelText(name)
const create = () => shop.call(miceSetupDesk.create, { body: someMiceFigures() }, { token: person.token })

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
})

describe('without a fair', () => {
  test('the first year is created from nothing; what is missing is named, and it is announced and withdrawn', async () => {
    const { user } = await open()
    await user.type(await field(kit.new.first), '05/10/27')
    await user.click(screen.getByRole('button', { name: kit.new.submit }))
    const form = within(await screen.findByRole('form', { name: kit.new.title }))
    for (const label of [kit.figures.name, kit.figures.venue, kit.figures.address])
      for (const lang of ['en', 'ko'] as const) {
        await user.click(form.getByLabelText(both(label, lang)))
        await user.paste(`${label} ${lang}`)
      }
    await user.type(form.getByLabelText(kit.figures.registration_opens), '03/01/27')
    await user.type(form.getByLabelText(kit.figures.registration_closes), '05/10/27')
    await user.click(form.getByRole('button', { name: kit.new.submit }))
    const missing = (await screen.findByText(own.year.missing)).closest('p') as HTMLElement
    expect(
      within(missing)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([own.part.booths, own.part.terms, own.part.sessions])
    await user.click(screen.getByRole('button', { name: kit.announce.button }))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(/Still missing: Booths, Prices of booths, Sessions/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Yes' }))
    await user.click(await screen.findByRole('button', { name: kit.withdraw.button }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
    expect(await screen.findByRole('button', { name: kit.announce.button })).toBeVisible()
  })

  test('an address of a year that does not exist shows no other year in its place, and leads to those there are', async () => {
    await create()
    const { user } = await open('/terms?year=2031')
    expect(await screen.findByText(kit.year.unknown)).toBeVisible()
    expect(screen.queryByRole('button', { name: own.terms.begin })).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: kit.year.choose }), '2028')
    expect(await screen.findByRole('button', { name: own.terms.begin })).toBeVisible()
  })

  test('prices are entered, and their faults shown at their fields', async () => {
    await create()
    const { user } = await open('/terms')
    await user.click(await screen.findByRole('button', { name: own.terms.begin }))
    const put = async (label: string, text: string) => {
      const input = await field(label)
      await user.clear(input)
      await user.type(input, text)
    }
    await put(own.terms.closes, '06/01/28')
    await put(own.terms.shell, '320000')
    await user.click(screen.getByRole('button', { name: kit.save }))
    expect(await screen.findByText(refusal.validation.numberLow)).toBeVisible()
    await put(own.terms.raw.replace('{{least}}', '36'), '260000')
    await user.click(screen.getByRole('button', { name: kit.save }))
    expect(await screen.findByText('This is after the last day of the fair.')).toBeVisible()
    await put(own.terms.closes, '05/01/28')
    await user.click(screen.getByRole('button', { name: kit.save }))
    await waitFor(async () =>
      expect((await miceSetupOf(shop, person, 2028).year()).data.terms).toMatchObject({ raw: 260_000, corner: 0 }),
    )
  })
})

describe('an existing year', () => {
  let fair: Awaited<ReturnType<typeof aMiceFair>>
  let of: ReturnType<typeof miceSetupOf>
  beforeEach(async () => {
    fair = await aMiceFair(shop.deps)
    of = miceSetupOf(shop, person, fair.year)
  })

  test('is edited; where a colleague was faster both values are shown, and no typed text is lost', async () => {
    const { user } = await open()
    const name = await field(both(kit.figures.name, 'en'))
    await user.clear(name)
    await user.type(name, 'My fair')
    const { figures } = (await of.year()).data
    await of.figures({ ...figures, venue: { ...figures.venue, name: { en: 'New hall', ko: '새 홀' } }, base: 0 })
    await user.click(screen.getByRole('button', { name: kit.save }))
    const note = (await screen.findByText(desk.stale.title)).closest('[role="status"]') as HTMLElement
    expect(within(note).getByText(own.figures.parts.venue)).toBeVisible()
    expect(name).toHaveValue('My fair')
    await user.click(within(note).getByRole('button', { name: desk.stale.keep }))
    await user.click(screen.getByRole('button', { name: kit.save }))
    await waitFor(async () => expect((await of.year()).data.figures.name.en).toBe('My fair'))
  })

  test('has booths: one that is ordered stays as it is, others are changed, and a row is added', async () => {
    await aPaidBooth(shop, await aSeller(shop.deps), await aMiceBooth(shop.deps, 'A01'))
    await aMiceBooth(shop.deps, 'A02', { x: 8 })
    const { user } = await open('/booths')
    await user.click(await screen.findByRole('link', { name: /A01.*Paper Lantern/ }))
    expect(await screen.findByText(own.booths.fixed)).toBeVisible()
    expect(screen.queryByRole('button', { name: kit.save })).toBeNull()
    expect(screen.getByRole('button', { name: kit.remove })).toBeDisabled()
    await user.click(screen.getByRole('link', { name: /A02/ }))
    const form = within(await screen.findByRole('form', { name: 'Booth A02' }))
    await user.click(form.getByLabelText(own.booths.corner))
    await user.click(form.getByRole('button', { name: kit.save }))
    await waitFor(async () => expect((await of.booths()).data[1]).toMatchObject({ corner: true, version: 1 }))
    expect(await screen.findByText(kit.saved)).toBeVisible()
    await user.click(form.getByRole('button', { name: kit.booths.add }))
    await user.type(await field(kit.booths.firstNumber), 'B01')
    const count = await field(kit.booths.count)
    await user.clear(count)
    await user.type(count, '3')
    const top = await field(kit.booths.y)
    await user.clear(top)
    await user.type(top, '12')
    await user.click(screen.getByRole('button', { name: kit.booths.submit }))
    expect(await screen.findByRole('link', { name: /B03/ })).toBeVisible()
  })

  test('keeps what is typed over a reload, on the version it was typed on, until it is saved', async () => {
    await aMiceBooth(shop.deps, 'A01')
    const first = await open()
    await first.user.type(await field(both(kit.figures.name, 'en')), ' typed')
    await first.user.click(screen.getByRole('button', { name: kit.figures.addHall }))
    const { figures } = (await of.year()).data
    await of.figures({ ...figures, venue: { ...figures.venue, name: { en: 'New hall', ko: '새 홀' } }, base: 0 })
    const { user } = await reload()
    await waitFor(async () => expect(await field(both(kit.figures.name, 'en'))).toHaveValue(`${figures.name.en} typed`))
    expect(screen.getAllByLabelText(kit.figures.code)).toHaveLength(figures.halls.length + 1)
    const note = (await screen.findByText(desk.stale.title)).closest('[role="status"]') as HTMLElement
    expect(within(note).getByText(own.figures.parts.venue)).toBeVisible()
    await user.click(within(note).getByRole('button', { name: desk.stale.take }))
    await reload()
    expect(await field(both(kit.figures.name, 'en'))).toHaveValue(figures.name.en)

    const booths = await reload('/booths')
    await booths.user.type(await field(kit.booths.firstNumber), 'B07')
    await reload('/booths')
    await waitFor(async () => expect(await field(kit.booths.firstNumber)).toHaveValue('B07'))
    await booths.user.click(screen.getByRole('link', { name: /A01/ }))
    await booths.user.type(await field(kit.booths.number), 'X')
    const again = await reload(`/booths?booth=${(await of.booths()).data[0]?.id}`)
    await waitFor(async () => expect(await field(kit.booths.number)).toHaveValue('A01X'))
    await again.user.click(screen.getByRole('button', { name: kit.save }))
    await waitFor(async () => expect((await of.booths()).data[0]?.number).toBe('A01X'))
  })

  test('keeps typed prices and the figures of a new year over a reload', async () => {
    const terms = await open('/terms')
    const begin = await screen.findByRole('button', { name: new RegExp(`^(${own.terms.begin}|${kit.save})$`) })
    if (begin.textContent === own.terms.begin) await terms.user.click(begin)
    const shell = await field(own.terms.shell)
    await terms.user.clear(shell)
    await terms.user.type(shell, '123000')
    await reload('/terms')
    await waitFor(async () => expect(await field(own.terms.shell)).toHaveValue('123000'))

    const fresh = await reload()
    await fresh.user.click(await screen.findByRole('button', { name: kit.new.button }))
    await fresh.user.selectOptions(screen.getByRole('combobox', { name: new RegExp(`^${kit.new.from}`) }), '')
    await fresh.user.type(await field(kit.new.first), '05/10/31')
    await fresh.user.click(screen.getByRole('button', { name: kit.new.submit }))
    const blank = () => screen.findByRole('form', { name: kit.new.title })
    await fresh.user.type(within(await blank()).getByLabelText(both(kit.figures.name, 'en')), 'Next fair')
    await reload()
    const restored = within(await blank())
    await waitFor(() => expect(restored.getByLabelText(both(kit.figures.name, 'en'))).toHaveValue('Next fair'))
  })

  test('has sessions: moving one says first how many are emailed, and a clash is named at its field', async () => {
    const id = await aMiceSession(shop.deps)
    await of.addSession(someSession(fair.days[0]?.day ?? '', { hall: 'r1', starts: '14:00', ends: '15:00' }))
    const visitor = await aVisitor(shop.deps, fair)
    await shop.call(miceSessions.take, { params: { id } }, { token: visitor.token })
    const { user } = await open('/sessions')
    await user.click(await screen.findByRole('link', { name: /A talk/ }))
    const ends = await field(own.sessions.ends)
    await user.clear(ends)
    await user.type(ends, '14:20')
    const save = async () => {
      await user.click(screen.getByRole('button', { name: kit.save }))
      const question = within(await screen.findByRole('dialog'))
      expect(question.getByText(/^1 person with a seat or waiting/)).toBeVisible()
      await user.click(question.getByRole('button', { name: 'Yes' }))
    }
    await save()
    expect(await screen.findByText('“Talk” is in this hall at 14:00–15:00.')).toBeVisible()
    await user.clear(ends)
    await user.type(ends, '12:00')
    await save()
    await waitFor(async () => expect((await of.sessions()).data[0]).toMatchObject({ ends: '12:00', version: 1 }))
  })

  test('asks before leaving with unsaved changes, and shows visitors’ view in either language', async () => {
    await of.addBooths(someRow())
    const { user } = await open('/preview')
    expect(await screen.findByText('Test MICE Fair')).toBeVisible()
    await user.selectOptions(screen.getByLabelText(own.preview.languages), 'ko')
    expect(await screen.findByText('시험 마이스 페어')).toBeVisible()
    expect(screen.getByText('4 booths')).toBeVisible()
    await user.click(screen.getByRole('link', { name: own.part.figures }))
    await user.type(await field(both(kit.figures.name, 'en')), ' more')
    await user.click(screen.getByRole('link', { name: own.part.terms }))
    expect(await screen.findByText(desk.leave.title)).toBeVisible()
  })
})
