import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { addDays } from '#contract/days'
import { en as refusal } from '#contract/texts/refusal.en'
import { auditEvent } from '#server/modules/accounts/accounts.table'
import { departure, optionDayPrice, optionPrice, productOption } from '#server/modules/catalog/catalog.table'
import { moveSeats, openDepartures } from '#server/modules/catalog/seats.service'
import { localeKey } from '#src/session/areas'
import { en as imports } from '#src/sites/admin/imports/locale/en'
import { en } from '#src/sites/admin/products/locale/en'
import { renderDesk } from '#tests/support/desk'
import { anOperator, aProduct, type Person, type TestProduct } from '#tests/support/factories'
import { aShop, type Shop } from '#tests/support/orders'

let shop: Shop
let person: Person
/** Runs every day at 09:00 and 14:00, with 10 seats each. */
let tour: TestProduct
/** A month in which every day can be chosen. */
let month: string

beforeEach(async () => {
  shop = await aShop()
  person = await anOperator(shop)
  tour = await aProduct(shop.deps, { capacity: 10, name: { en: 'Palace walk', ko: '궁궐 산책' } })
  month = addDays(tour.date, 31).slice(0, 7)
})

const dayOf = (number: number) => `${month}-${String(number).padStart(2, '0')}`
const open = async (stored = {}) => {
  const app = await renderDesk(`/admin/products/${tour.id}/departures?month=${month}`, { shop, person }, stored)
  await screen.findByRole('list', { name: en.month.label })
  return app
}
type User = Awaited<ReturnType<typeof open>>['user']
const cell = (number: number) => document.querySelector(`[data-day="${dayOf(number)}"]`) as HTMLElement
const button = (number: number) => within(cell(number)).getByRole('button')
const chosen = () =>
  [...document.querySelectorAll<HTMLElement>('[data-day]')].flatMap((each) =>
    each.querySelector('[aria-pressed=true]') ? [Number(each.dataset.day?.slice(8))] : [],
  )
const many = (text: string, count: number) => text.replace('{{count}}', String(count))
const ledger = async () => {
  const rows = await shop.deps.db.select().from(departure).orderBy(departure.date, departure.start_time)
  return rows.map(({ date, start_time, capacity }) => `${date} ${start_time} ${capacity}`)
}
const closed = async () => (await shop.deps.db.select().from(productOption))[0]?.closed_days
async function sell(day: string, seats: number) {
  const key = { option_id: tour.optionId, date: day, start_time: '09:00', capacity: 10 }
  const [departure_id = ''] = (await openDepartures(shop.deps.db, [key])).values()
  await moveSeats(shop.deps.db, [{ departure_id, held: 0, confirmed: seats }])
}
const dialog = async () => within(await screen.findByRole('dialog'))
const label = (text: string) => new RegExp(`^${text}`)
async function askForSeats(user: User, seats: string) {
  await user.click(screen.getByRole('button', { name: en.chosen.change }))
  const asked = await dialog()
  await user.type(asked.getByLabelText(label(en.option.capacity)), seats)
  await user.click(asked.getByRole('button', { name: en.plan.preview }))
  return asked
}

describe('days of the calendar are chosen', () => {
  /** Drags from one day to others, in between over none. */
  function drag(pointerType: string, start: HTMLElement, ...over: number[]) {
    let under: Element | null = null
    Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: () => under })
    onTestFinished(() => void Reflect.deleteProperty(document, 'elementFromPoint'))
    fireEvent.pointerDown(start, { button: 0, buttons: 1, pointerType })
    for (const number of over) {
      under = document.body
      fireEvent.pointerMove(start, { buttons: 1, pointerType })
      under = cell(number)
      fireEvent.pointerMove(start, { buttons: 1, pointerType })
    }
    fireEvent.pointerUp(start, { pointerType })
    under = cell(28)
    fireEvent.pointerMove(start, { buttons: 0, pointerType })
  }

  test('by dragging across them with the mouse, back and forth; dragging from a chosen one takes days away', async () => {
    await open()
    drag('mouse', cell(5), 6, 9, 8)
    expect(chosen()).toEqual([5, 6, 7, 8])
    drag('mouse', cell(12), 10)
    expect(chosen()).toEqual([5, 6, 7, 8, 10, 11, 12])
    drag('mouse', cell(7), 11)
    expect(chosen()).toEqual([5, 6, 12])
    expect(screen.getByText(many(en.chosen.count_other, 3))).toBeVisible()
  })

  test('with a finger from a day’s number: elsewhere it scrolls', async () => {
    await open()
    drag('touch', cell(5), 9)
    expect(chosen()).toEqual([])
    drag('touch', button(5), 7)
    expect(chosen()).toEqual([5, 6, 7])
  })

  test('with the arrow keys in the direction in which the week runs', async () => {
    const { user } = await open({ [localeKey]: 'ar' })
    button(8).focus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}')
    expect(button(9)).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(button(7)).toHaveFocus()
  })

  test('with Shift and the arrow keys, by weeks too, and given up with Escape', async () => {
    const { user } = await open()
    button(1).focus()
    await user.keyboard('{ArrowDown}{ArrowRight}')
    expect(button(9)).toHaveFocus()
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{ArrowLeft}{ArrowLeft}{/Shift}')
    expect(button(15)).toHaveFocus()
    expect(chosen()).toEqual([9, 10, 11, 12, 13, 14, 15])
    // Another range is added, and the space bar takes one day away.
    await user.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}{ArrowUp}{ArrowUp}')
    expect(button(9)).toHaveFocus()
    await user.keyboard(' ')
    expect(chosen()).toEqual([10, 11, 12, 13, 14, 15, 22, 23])
    await user.keyboard('{Escape}')
    expect(chosen()).toEqual([])
  })

  test('only from today on', async () => {
    month = addDays(tour.date, -30).slice(0, 7)
    await open()
    const today = Number(addDays(tour.date, -30).slice(8))
    expect(button(today)).toBeVisible()
    if (today > 1) expect(within(cell(today - 1)).queryByRole('button')).toBeNull()
  })
})

describe('departures of chosen days', () => {
  test('get other seats, of which the effect is shown first, and have them back with one press', async () => {
    const { user } = await open()
    await user.click(button(5))
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(chosen()).toEqual([5, 6])
    await user.click(screen.getByRole('button', { name: en.chosen.change }))
    const asked = await dialog()
    await user.click(asked.getByRole('button', { name: en.plan.preview }))
    expect(await asked.findByText(refusal.validation.required)).toBeVisible()
    await user.selectOptions(asked.getByLabelText(label(en.chosen.time)), '14:00')
    expect(asked.queryByLabelText(label(en.chosen.status))).toBeNull()
    await user.type(asked.getByLabelText(label(en.option.capacity)), '6')
    await user.click(asked.getByRole('button', { name: en.plan.preview }))
    expect(await asked.findByText(many(en.chosen.changes_other, 2))).toBeVisible()
    expect(asked.getAllByText('10 → 6 seats')).toHaveLength(2)
    expect(await ledger()).toEqual([])
    await user.click(asked.getByRole('button', { name: many(en.chosen.apply_other, 2) }))
    expect(await screen.findByText(many(en.chosen.done_other, 2))).toBeVisible()
    expect(await ledger()).toEqual([`${dayOf(5)} 14:00 6`, `${dayOf(6)} 14:00 6`])
    expect(within(cell(6)).getByText('0 of 6')).toBeVisible()
    await user.click(screen.getByRole('button', { name: imports.departures.undoChange }))
    expect(await screen.findByText(imports.departures.undone)).toBeVisible()
    expect(await ledger()).toEqual([`${dayOf(5)} 14:00 10`, `${dayOf(6)} 14:00 10`])
    const acts = await shop.deps.db.select().from(auditEvent)
    expect(acts.map(({ act, subject }) => [act, subject])).toEqual([
      ['product.departures', tour.id],
      ['product.departures', tour.id],
    ])
  })

  test('never have fewer seats than are taken: the departure is named, and nothing is changed', async () => {
    await sell(dayOf(6), 7)
    const { user } = await open()
    await user.click(button(5))
    await user.click(button(6))
    const asked = await askForSeats(user, '4')
    expect(await asked.findByText(many(en.chosen.refused_one, 1))).toBeVisible()
    const row = asked.getByText(new RegExp(`^${refusal.product.seatsTaken}`)).closest('tr') as HTMLElement
    expect(row).toHaveTextContent(`09:00${refusal.product.seatsTaken} ${many(en.chosen.least_other, 7)}`)
    expect(asked.queryByRole('button', { name: /^Change \d/ })).toBeNull()
    expect(await ledger()).toEqual([`${dayOf(6)} 09:00 10`])
    // What was typed stays, and can be corrected.
    await user.type(asked.getByLabelText(label(en.option.capacity)), '0')
    await user.click(asked.getByRole('button', { name: en.plan.preview }))
    await user.click(await asked.findByRole('button', { name: many(en.chosen.apply_other, 4) }))
    expect(await screen.findByText(many(en.chosen.done_other, 4))).toBeVisible()
    expect(await ledger()).toHaveLength(4)
  })

  test('are not changed if seats were sold, or a colleague was faster, since the effect was shown', async () => {
    const { user } = await open()
    await user.click(button(5))
    const asked = await askForSeats(user, '4')
    await asked.findByText(many(en.chosen.changes_other, 2))
    await sell(dayOf(5), 5)
    await user.click(asked.getByRole('button', { name: many(en.chosen.apply_other, 2) }))
    expect(await asked.findByText(refusal.product.seatsTaken)).toBeVisible()
    expect(await asked.findByText(many(en.chosen.refused_one, 1))).toBeVisible()
    expect(await ledger()).toEqual([`${dayOf(5)} 09:00 10`])

    const seats = asked.getByLabelText(label(en.option.capacity))
    await user.clear(seats)
    await user.type(seats, '6')
    await user.click(asked.getByRole('button', { name: en.plan.preview }))
    await asked.findByText(many(en.chosen.changes_other, 2))
    await shop.deps.db.update(departure).set({ capacity: 12 })
    await user.click(asked.getByRole('button', { name: many(en.chosen.apply_other, 2) }))
    expect(await asked.findByText('12 → 6 seats')).toBeVisible()
    expect(await ledger()).toEqual([`${dayOf(5)} 09:00 12`])
    await user.click(asked.getByRole('button', { name: many(en.chosen.apply_other, 2) }))
    expect(await screen.findByText(many(en.chosen.done_other, 2))).toBeVisible()
  })

  test('keep their seats where too many were sold since, when the change is undone', async () => {
    const { user } = await open()
    await user.click(button(5))
    const asked = await askForSeats(user, '15')
    await user.click(await asked.findByRole('button', { name: many(en.chosen.apply_other, 2) }))
    const undo = await screen.findByRole('button', { name: imports.departures.undoChange })
    await sell(dayOf(5), 11)
    await user.click(undo)
    expect(await screen.findByText(imports.departures.notUndone)).toBeVisible()
    expect(await ledger()).toEqual([`${dayOf(5)} 09:00 15`, `${dayOf(5)} 14:00 15`])
  })

  test('are closed and opened again by day', async () => {
    const { user } = await open()
    await user.click(button(5))
    const ask = async (status: string) => {
      await user.click(screen.getByRole('button', { name: en.chosen.change }))
      const asked = await dialog()
      await user.selectOptions(asked.getByLabelText(label(en.chosen.status)), status)
      await user.click(asked.getByRole('button', { name: en.plan.preview }))
      return asked
    }
    const closing = await ask('closed')
    expect(await closing.findAllByText(en.chosen.closes)).toHaveLength(2)
    await user.click(closing.getByRole('button', { name: many(en.chosen.apply_other, 2) }))
    await waitFor(async () => expect(await closed()).toEqual([dayOf(5)]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await ask('closed')
    expect(await again.findByText(en.chosen.nothing)).toBeVisible()
    await user.selectOptions(again.getByLabelText(label(en.chosen.status)), 'open')
    await user.click(again.getByRole('button', { name: en.plan.preview }))
    expect(await again.findAllByText(en.chosen.reopens)).toHaveLength(2)
    await user.click(again.getByRole('button', { name: many(en.chosen.apply_other, 2) }))
    await waitFor(async () => expect(await closed()).toEqual([]))
  })
})

describe('departures of a period', () => {
  const period = () => within(screen.getByRole('form', { name: en.plan.title }))
  const preview = async (user: User) => user.click(period().getByRole('button', { name: en.plan.preview }))
  const apply = async (user: User) => user.click(await screen.findByRole('button', { name: en.plan.apply }))
  const undo = async (user: User) =>
    user.click(await screen.findByRole('button', { name: imports.departures.undoChange }))
  const isUndone = () => screen.findByText(imports.departures.undone)

  test('are behind a button on narrow screens, so that the month is seen first; folding keeps what is typed', async () => {
    const { user } = await open()
    const unfold = screen.getByRole('button', { name: en.plan.unfold, expanded: false })
    const content = document.getElementById(unfold.getAttribute('aria-controls') ?? '') as HTMLElement
    expect(content).toContainElement(screen.getByRole('form', { name: en.plan.title }))
    expect(content).toHaveClass('max-xl:hidden')
    await user.click(unfold)
    expect(content).not.toHaveClass('max-xl:hidden')
    await user.type(period().getByLabelText(label(en.option.capacity)), '6')
    await user.click(screen.getByRole('button', { name: en.plan.fold, expanded: true }))
    expect(content).toHaveClass('max-xl:hidden')
    expect(period().getByLabelText(label(en.option.capacity))).toHaveValue('6')
  })

  test('get other seats and have each their own back with one press', async () => {
    await sell(dayOf(5), 2)
    await shop.deps.db.update(departure).set({ capacity: 12 })
    const { user } = await open()
    await user.type(period().getByLabelText(label(en.option.capacity)), '6')
    await preview(user)
    expect(await screen.findByText('12 → 6 seats')).toBeVisible()
    await apply(user)
    await waitFor(async () => expect(await ledger()).toContain(`${dayOf(5)} 09:00 6`))
    await undo(user)
    await isUndone()
    expect(await ledger()).toContain(`${dayOf(5)} 09:00 12`)
    expect(await ledger()).toContain(`${dayOf(6)} 09:00 10`)
  })

  test('are not changed if a colleague was faster: the new effect is shown', async () => {
    const { user } = await open()
    await user.type(period().getByLabelText(label(en.option.capacity)), '6')
    await preview(user)
    await screen.findByRole('button', { name: en.plan.apply })
    await sell(dayOf(5), 0)
    await shop.deps.db.update(departure).set({ capacity: 12 })
    await apply(user)
    expect(await screen.findByText('12 → 6 seats')).toBeVisible()
    expect(await ledger()).toEqual([`${dayOf(5)} 09:00 12`])
    await apply(user)
    await waitFor(async () => expect(await ledger()).toContain(`${dayOf(5)} 09:00 6`))
  })

  test('are closed, which opens only those days again when it is undone', async () => {
    await shop.deps.db.update(productOption).set({ closed_days: [dayOf(7)] })
    const { user } = await open()
    await user.click(period().getByRole('radio', { name: en.plan.acts.close }))
    await preview(user)
    await apply(user)
    await waitFor(async () => expect((await closed())?.length).toBeGreaterThan(27))
    await undo(user)
    await isUndone()
    expect(await closed()).toEqual([dayOf(7)])
  })
})

describe('prices of single days', () => {
  const prices = async () => {
    const rows = await shop.deps.db.select().from(optionDayPrice).orderBy(optionDayPrice.date, optionDayPrice.band)
    return rows.map(({ date, band, price }) => `${date} ${band} ${price}`)
  }
  const band = (text: string) => label(text)

  test('are set for chosen days, shown in the calendar, and put back with one press', async () => {
    await shop.deps.db.insert(optionDayPrice).values({
      ...{ option_id: tour.optionId, date: dayOf(6), band: 'adult', price: 70_000 },
    })
    const { user } = await open()
    expect(within(cell(6)).getAllByText(en.month.price.replace('{{price}}', '₩70,000'))).toHaveLength(1)
    await user.click(button(5))
    await user.click(button(6))
    await user.click(screen.getByRole('button', { name: en.chosen.change }))
    const asked = await dialog()
    await user.click(asked.getByRole('radio', { name: en.chosen.part.price }))
    expect(asked.queryByLabelText(label(en.option.capacity))).toBeNull()
    await user.click(asked.getByRole('button', { name: en.plan.preview }))
    expect(await asked.findByText(refusal.validation.required)).toBeVisible()
    await user.type(asked.getByLabelText(band('Adult')), '90000')
    await user.click(asked.getByRole('button', { name: en.plan.preview }))
    expect(await asked.findByText('Adult: ₩60,000 to ₩70,000 → ₩90,000 (usually ₩60,000)')).toBeVisible()
    expect(asked.queryByText(/^Child:/)).toBeNull()
    expect(await prices()).toEqual([`${dayOf(6)} adult 70000`])
    await user.click(asked.getByRole('button', { name: many(en.price.apply_other, 2) }))
    expect(await screen.findByText(many(en.price.done_other, 2))).toBeVisible()
    expect(await prices()).toEqual([`${dayOf(5)} adult 90000`, `${dayOf(6)} adult 90000`])
    expect(await within(cell(5)).findByText('Adult ₩90,000')).toBeVisible()
    await user.click(screen.getByRole('button', { name: imports.departures.undoChange }))
    expect(await screen.findByText(imports.departures.undone)).toBeVisible()
    expect(await prices()).toEqual([`${dayOf(6)} adult 70000`])
  })

  test('are not applied if a colleague was faster: the new effect is shown', async () => {
    const { user } = await open()
    await user.click(button(5))
    await user.click(screen.getByRole('button', { name: en.chosen.change }))
    const asked = await dialog()
    await user.click(asked.getByRole('radio', { name: en.chosen.part.price }))
    await user.type(asked.getByLabelText(band('Child')), '10000')
    await user.click(asked.getByRole('button', { name: en.plan.preview }))
    const apply = await asked.findByRole('button', { name: many(en.price.apply_one, 1) })
    await shop.deps.db.insert(optionDayPrice).values({
      ...{ option_id: tour.optionId, date: dayOf(5), band: 'child', price: 20_000 },
    })
    await user.click(apply)
    expect(await asked.findByText(refusal.product.dayPricesChanged.replace('{{day}}', dayOf(5)))).toBeVisible()
    expect(await prices()).toEqual([`${dayOf(5)} child 20000`])
    expect(await asked.findByText('Child: ₩20,000 → ₩10,000 (usually ₩40,000)')).toBeVisible()
    await user.click(asked.getByRole('button', { name: many(en.price.apply_one, 1) }))
    await waitFor(async () => expect(await prices()).toEqual([`${dayOf(5)} child 10000`]))
  })

  test('of a period are those that were previewed: a field changed since has to be previewed again', async () => {
    await shop.deps.db.update(optionPrice).set({ price: 65_000 })
    const { user } = await open()
    const form = within(screen.getByRole('form', { name: en.plan.title }))
    await user.click(form.getByRole('radio', { name: en.plan.acts.price }))
    await user.type(form.getByLabelText(band('Adult')), '80000')
    await user.click(form.getByRole('button', { name: en.plan.preview }))
    expect(await screen.findByText('Adult: ₩80,000 (usually ₩65,000)')).toBeVisible()
    await user.type(form.getByLabelText(band('Adult')), '0')
    expect(screen.queryByRole('button', { name: en.plan.apply })).toBeNull()
    await user.click(form.getByRole('button', { name: en.plan.preview }))
    expect(await screen.findByText('Adult: ₩800,000 (usually ₩65,000)')).toBeVisible()
    await user.click(screen.getByRole('button', { name: en.plan.apply }))
    await waitFor(async () => expect((await prices()).length).toBeGreaterThan(27))
    await user.click(form.getByRole('radio', { name: en.plan.acts.usual_price }))
    await user.click(form.getByRole('button', { name: en.plan.preview }))
    expect(await screen.findByText('Adult: ₩800,000 → ₩65,000')).toBeVisible()
    await user.click(screen.getByRole('button', { name: en.plan.apply }))
    await waitFor(async () => expect(await prices()).toEqual([]))
  })
})
