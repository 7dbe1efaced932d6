import { data } from 'react-router-dom'
import {
  anyChoice,
  type Category,
  categories,
  maxDays,
  type Region,
  regions,
  type Sort,
  sorts,
} from '#contract/catalog'
import { cut } from '#contract/cut'
import { addDays, daysBetween, isDayWithin, travelDays } from '#contract/days'
import { type Duration, durations, mostPeople, type Rating, ratings } from '#contract/filters'
import { type LanguageCode, languageCodes } from '#contract/languages'
import { type Currency, currencies, defaultCurrency, unitOf } from '#contract/money'
import { paths } from '../site'

/** The filters in an address of the search page (product §2). */
export interface Filters {
  category: Category | null
  region: Region | null
  q: string
  /** Days with seats, YYYY-MM-DD or empty. */
  from: string
  to: string
  people: number | null
  /** In the smallest unit of `currency`. */
  min: number | null
  max: number | null
  currency: Currency
  duration: Duration[]
  rating: Rating | null
  language: LanguageCode[]
  sort: Sort
  page: number
}

/** No filters. */
export const noFilters: Filters = {
  category: null,
  region: null,
  q: '',
  from: '',
  to: '',
  people: null,
  min: null,
  max: null,
  currency: defaultCurrency,
  duration: [],
  rating: null,
  language: [],
  sort: 'recommended',
  page: 1,
}

/** The choice in a path segment: `all` means none. Throws 404 for an unknown choice. */
function chosen<T extends string>(choices: readonly T[], segment: string | undefined): T | null {
  if (segment === anyChoice) return null
  const choice = choices.find((each) => each === segment)
  if (!choice) throw data(null, { status: 404 })
  return choice
}

const isDay = (text: string) => isDayWithin(text, travelDays)

/** A span of days that can be searched: one day alone is a single day, and a span that is too long is shortened. */
function spanOf(from: string, to: string): Pick<Filters, 'from' | 'to'> {
  const first = isDay(from) ? from : isDay(to) ? to : ''
  if (!first) return { from: '', to: '' }
  const last = isDay(to) && to >= first ? to : first
  return { from: first, to: daysBetween(first, last) < maxDays ? last : addDays(first, maxDays - 1) }
}

function countIn(text: string | null, most: number): number | null {
  const count = Number(text ?? '')
  return Number.isInteger(count) && count > 0 && count <= most ? count : null
}

/** Reads an amount of an address or a form, in whole dollars or won; returns it in the smallest unit, or null for none. */
export function amountIn(text: string | null, currency: Currency): number | null {
  const units = text ? Number(text) : Number.NaN
  return units >= 0 && units < 10_000_000 ? Math.round(units * unitOf(currency)) : null
}

/** Reads the address of the search page. Throws 404 for an unknown category or region; other invalid values are dropped. */
export function filtersIn(params: Readonly<Record<string, string | undefined>>, search: URLSearchParams): Filters {
  const one = <T extends string>(values: readonly T[], name: string) =>
    values.find((each) => each === search.get(name)) ?? null
  const several = <T extends string>(values: readonly T[], name: string) => {
    const requested = search.getAll(name).flatMap((each) => each.split(','))
    return values.filter((each) => requested.includes(each))
  }
  const currency = one(currencies, 'currency') ?? defaultCurrency
  return {
    category: chosen(categories, params.category),
    region: chosen(regions, params.region),
    q: cut((search.get('q') ?? '').trim(), 80),
    ...spanOf(search.get('from') ?? '', search.get('to') ?? ''),
    people: countIn(search.get('people'), mostPeople),
    min: amountIn(search.get('min'), currency),
    max: amountIn(search.get('max'), currency),
    currency,
    duration: several(durations, 'duration'),
    rating: one(ratings, 'rating'),
    language: several(languageCodes, 'language'),
    sort: one(sorts, 'sort') ?? 'recommended',
    page: countIn(search.get('page'), 1_000_000) ?? 1,
  }
}

/** The search parameters of filters in a fixed order, without defaults. */
export function searchOf({ q, from, to, people, min, max, currency, duration, rating, language, sort, page }: Filters) {
  const search = new URLSearchParams()
  const put = (name: string, value: string | number | null) =>
    value !== null && value !== '' && search.set(name, `${value}`)
  const amount = (value: number | null) => (value === null ? null : value / unitOf(currency))
  put('q', q)
  put('from', from)
  put('to', to === from ? '' : to)
  put('people', people)
  put('min', amount(min))
  put('max', amount(max))
  if (min !== null || max !== null) put('currency', currency)
  put('duration', duration.join(','))
  put('rating', rating)
  put('language', language.join(','))
  if (sort !== 'recommended') put('sort', sort)
  if (page > 1) put('page', page)
  return search
}

/** The address of a search. Changing anything but the page returns to page 1. */
export function searchAddress(filters: Filters, change: Partial<Filters> = {}): string {
  const next = { ...filters, page: 1, ...change }
  const search = searchOf(next)
  const path = paths.search(next.category ?? anyChoice, next.region ?? anyChoice)
  // A comma is allowed in an address, and is easier to read.
  return search.size > 0 ? `${path}?${`${search}`.replaceAll('%2C', ',')}` : path
}

/** The filters as a query of the contract. */
export const filtersQuery = ({ sort: _, page: __, people, min, max, rating, ...filters }: Filters) => ({
  ...(filters.category && { category: filters.category }),
  ...(filters.region && { region: filters.region }),
  ...(filters.q && { q: filters.q }),
  ...(filters.from && { from: filters.from, to: filters.to }),
  ...(people !== null && { people }),
  ...(min !== null && { min }),
  ...(max !== null && { max }),
  ...((min !== null || max !== null) && { currency: filters.currency }),
  ...(filters.duration.length > 0 && { duration: filters.duration.join(',') }),
  ...(rating && { rating }),
  ...(filters.language.length > 0 && { language: filters.language.join(',') }),
})
