import { useSuspenseQuery } from '@tanstack/react-query'
import { auth } from '#contract/auth'
import { cart } from '#contract/cart'
import { type LanguageCode, spokenOf } from '#contract/languages'
import { members } from '#contract/members'
import { type Currency, convert, defaultRates, formatMoney, type Money, type Rates } from '#contract/money'
import { type ClientSettings, metaKeys, settings } from '#contract/settings'
import { useLanguage, usePrefs, type Visitor } from '#src/session/visitor'
import { query } from './query'

const metaQuery = () => query(settings.meta, { query: {} }, { errors: 'silent' })
const menusQuery = (language: LanguageCode) =>
  query(settings.menus, { query: { lang: spokenOf(language) } }, { errors: 'silent' })

/** Who is signed in, by name, and how much lies in the cart; a token that is no longer good is dropped on the way. */
export async function asMember(visitor: Visitor): Promise<void> {
  const silent = { errors: 'silent' } as const
  try {
    const { id } = await visitor.queries.fetchQuery(query(auth.isLogin, {}, silent))
    visitor.session.setState({ memberId: id })
    const [profile, count] = await Promise.all([
      visitor.queries.fetchQuery(query(members.profile, { params: { id } }, silent)),
      visitor.queries.fetchQuery(query(cart.count, {}, silent)),
    ])
    visitor.session.setState({ name: profile.name })
    visitor.cart.setState({ total: count.total })
  } catch (error) {
    if ((error as { status?: number }).status !== 401) throw error
  }
}

/**
 * What must be known before anything shows (product §2): for somebody who holds a token the user, then the cart; for
 * everybody settings and menus. None waits for another that it does not need. Throws `CallError` when one failed.
 */
export async function startUp(visitor: Visitor): Promise<void> {
  const signedIn = visitor.session.getState().tokens.member !== undefined
  await Promise.all([
    signedIn ? asMember(visitor) : null,
    visitor.queries.ensureQueryData(metaQuery()),
    visitor.queries.ensureQueryData(menusQuery(visitor.prefs.getState().language)),
  ])
}

const metaOf = <T>(rows: readonly { key: string; meta?: unknown }[], key: string) =>
  rows.find((row) => row.key === key)?.meta as T | undefined

/** What the settings told at start-up. */
export const clientSettings = (visitor: Visitor): ClientSettings | undefined =>
  metaOf(visitor.queries.getQueryData(metaQuery().queryKey) ?? [], metaKeys.client)

export function useClientSettings(): ClientSettings | undefined {
  const { data } = useSuspenseQuery(metaQuery())
  return metaOf(data, metaKeys.client)
}

export const useMenus = () => useSuspenseQuery(menusQuery(useLanguage())).data

/** Today's exchange rates; an order keeps those of the moment it was made. */
export function useRates(): Rates {
  const { data } = useSuspenseQuery(metaQuery())
  return metaOf<Rates>(data, metaKeys.exchange) ?? defaultRates
}

/** Shows money in the reader's currency, converted once from the currency it is priced in (product §3, §9). */
export function useMoney(shape?: 'full' | 'short'): (money: Money, as?: Currency) => string {
  const rates = useRates()
  const chosen = usePrefs((prefs) => prefs.currency)
  const language = useLanguage()
  return (money, as = chosen) => formatMoney(convert(money, as, rates), language, shape)
}
