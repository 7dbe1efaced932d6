import { maxQuantity } from '#contract/cart'
import { type Band, bands, type Product, type ProductOption, type Slot } from '#contract/catalog'
import type { Money } from '#contract/money'

/** The choice for a product, as far as it is made. */
export interface Choice {
  /** A Seoul day, YYYY-MM-DD. */
  date: string | null
  option: ProductOption['id'] | null
  /** HH:MM in Seoul. */
  time: string | null
  travelers: Partial<Record<Band, number>>
}

/** What keeps a choice from being reserved (product §5), in the order of the form. */
export type Lack = 'date' | 'option' | 'time' | 'travelers' | 'minimum' | 'seats'

/** The initial choice: the option if there is only one, and the minimum number of adults. */
export function startOf({ options, min_travelers }: Product): Choice {
  const only = options.length === 1 ? options[0] : undefined
  return { date: null, option: only?.id ?? null, time: null, travelers: { adult: Math.max(min_travelers, 1) } }
}

/** The choice in an address; values that do not exist or are past are dropped. */
export function readChoice(product: Product, search: URLSearchParams): Choice {
  const start = startOf(product)
  const date = search.get('date') ?? ''
  const option = product.options.find(({ id }) => id === search.get('option'))
  const time = search.get('time') ?? ''
  const travelers: Choice['travelers'] = {}
  for (const band of bands) {
    const count = Number(search.get(band))
    if (Number.isInteger(count) && count > 0 && count <= maxQuantity) travelers[band] = count
  }
  return {
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) && date >= product.first_day ? date : null,
    option: option?.id ?? start.option,
    time: /^\d{2}:\d{2}$/.test(time) ? time : null,
    travelers: bands.some((band) => search.has(band)) ? travelers : start.travelers,
  }
}

/** Adds the choice to the address's other parameters, so that it survives a reload and a sign-in. */
export function writeChoice({ date, option, time, travelers }: Choice, before: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(before)
  const put = (name: string, value: string | number | null | undefined) =>
    value ? search.set(name, String(value)) : search.delete(name)
  put('date', date)
  put('option', option)
  put('time', time)
  for (const band of bands) put(band, travelers[band])
  return search
}

export const optionOf = ({ options }: Product, { option }: Choice): ProductOption | undefined =>
  options.find(({ id }) => id === option)

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** The option's bands with at least one traveler, and their numbers. */
export const partyOf = (option: ProductOption | undefined, { travelers }: Choice) =>
  (option?.bands ?? []).flatMap((each) => {
    const count = travelers[each.band] ?? 0
    return count > 0 ? [{ ...each, count }] : []
  })

export const travelersOf = ({ travelers }: Choice): number => sum(Object.values(travelers))

/** The product with the prices of a day, whose departures are `slots`; with the usual ones while no day is chosen. */
export function pricedOn(product: Product, slots: readonly Slot[] | undefined): Product {
  const of = (id: string) => slots?.find(({ option_id }) => option_id === id)?.prices ?? []
  if (!slots?.some(({ prices }) => prices.length > 0)) return product
  const options = product.options.map((option) => {
    const own = new Map(of(option.id).map(({ band, price }) => [band, price]))
    const bandsOnDay = option.bands.map((each) => ({ ...each, price: own.get(each.band) ?? each.price }))
    return { ...option, bands: bandsOnDay, price: own.get('adult') ?? option.price }
  })
  return { ...product, options }
}

/** The price of a choice, in the option's own currency: it is converted once, as a whole (product §3). */
export const totalOf = (option: ProductOption, choice: Choice): Money => ({
  amount: sum(partyOf(option, choice).map(({ price, count }) => price * count)),
  currency: option.currency,
})

/** Everything missing in a choice; `slots` are the departures of its day once known. */
export function lacksOf(product: Product, choice: Choice, slots: readonly Slot[] | undefined): Lack[] {
  const option = optionOf(product, choice)
  const slot = slots?.find(({ option_id, start_time }) => option_id === choice.option && start_time === choice.time)
  const party = partyOf(option, choice)
  const count = option ? sum(party.map((each) => each.count)) : travelersOf(choice)
  const seats = sum(party.filter((each) => each.takes_seat).map((each) => each.count))
  const lacks: Record<Lack, boolean> = {
    date: choice.date === null,
    option: option === undefined,
    time: choice.time === null || (slots !== undefined && slot === undefined),
    travelers: count === 0,
    minimum: count > 0 && count < product.min_travelers,
    seats: slot !== undefined && seats > slot.seats,
  }
  return (Object.keys(lacks) as Lack[]).filter((lack) => lacks[lack])
}
