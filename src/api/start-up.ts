import { useSuspenseQuery } from '@tanstack/react-query'
import { auth } from '#contract/auth'
import { cart } from '#contract/cart'
import type { Area } from '#contract/endpoint'
import { type LanguageCode, spokenOf } from '#contract/languages'
import { members } from '#contract/members'
import { type Currency, convert, defaultRates, formatMoney, type Money, type Rates } from '#contract/money'
import { type ClientSettings, metaKeys, settings } from '#contract/settings'
import { useLanguage, usePrefs, type Visitor } from '#src/session/visitor'
import { query } from './query'

const silent = { errors: 'silent' } as const

const metaQuery = () => query(settings.meta, { query: {} }, silent)
const menusQuery = (language: LanguageCode) => query(settings.menus, { query: { lang: spokenOf(language) } }, silent)

/**
 * Fetches the signed-in user of an area, unless already known, and for a member the size of the cart; a token that is no longer
 * valid is dropped on the way. Throws `CallError` when that fails (product §2).
 */
export async function loadPerson({ session, queries, cart: held }: Visitor, area: Area): Promise<void> {
  const { tokens, people } = session.getState()
  if (!tokens[area] || people[area]) return
  try {
    const person = await queries.fetchQuery(query(auth.isLogin, {}, { ...silent, area }))
    if (area === 'member') {
      const [, { total }] = await Promise.all([
        queries.fetchQuery(query(members.profile, { params: { id: person.id } }, silent)),
        queries.fetchQuery(query(cart.count, {}, silent)),
      ])
      held.setState({ total })
    }
    session.setState((before) => ({ people: { ...before.people, [area]: person } }))
  } catch (error) {
    if ((error as { status?: number }).status !== 401) throw error
  }
}

/**
 * Loads what must be known before anything shows (product §2): the signed-in user of the page's area, settings and menus, all
 * concurrently. Throws `CallError` when one failed.
 */
export async function startUp(visitor: Visitor, area: Area): Promise<void> {
  await Promise.all([
    loadPerson(visitor, area),
    visitor.queries.ensureQueryData(metaQuery()),
    visitor.queries.ensureQueryData(menusQuery(visitor.prefs.getState().language)),
  ])
}

const metaOf = <T>(rows: readonly { key: string; meta?: unknown }[], key: string) =>
  rows.find((row) => row.key === key)?.meta as T | undefined

/** The client settings loaded at start-up. */
export const clientSettings = (visitor: Visitor): ClientSettings | undefined =>
  metaOf(visitor.queries.getQueryData(metaQuery().queryKey) ?? [], metaKeys.client)

export function useClientSettings(): ClientSettings | undefined {
  const { data } = useSuspenseQuery(metaQuery())
  return metaOf(data, metaKeys.client)
}

export const useMenus = () => useSuspenseQuery(menusQuery(useLanguage())).data

/** Today's exchange rates; an order stores those of the moment it was made. */
export function useRates(): Rates {
  const { data } = useSuspenseQuery(metaQuery())
  return metaOf<Rates>(data, metaKeys.exchange) ?? defaultRates
}

/** Returns a formatter for money in the reader's currency, converted once from the currency of the price (product §3, §9). */
export function useMoney(shape?: 'full' | 'short'): (money: Money, as?: Currency) => string {
  const rates = useRates()
  const chosen = usePrefs((prefs) => prefs.currency)
  const language = useLanguage()
  return (money, as = chosen) => formatMoney(convert(money, as, rates), language, shape)
}
