import { createStore, type StoreApi } from 'zustand'
import type { CartItem } from '#contract/cart'
import type { Area, Role } from '#contract/endpoint'
import type { LanguageCode } from '#contract/languages'
import { type Currency, defaultCurrency } from '#contract/money'
import type { Tokens } from './areas'

export interface Prefs {
  language: LanguageCode
  /** Whether the reader chose the language: only then is `LOCALE` set (product §2, §4). */
  languageChosen: boolean
  currency: Currency
  /** Whether the reader has put away the note that something is shown in English. */
  noteClosed: boolean
}

/** Somebody who is signed in. */
export interface Person {
  id: string
  name: string
  /** What pages are open to them; the server asks again. */
  roles: readonly Role[]
}

export interface Session {
  tokens: Tokens
  /** The member signed in through a provider: the token is kept under a name of its own (product §4). */
  social: boolean
  /** Who is signed in, by area, once that was asked. */
  people: Partial<Record<Area, Person>>
}

/** `is_selected` of each line is the browser's own (product §3: initially false). */
export interface Cart {
  total: number
  selected: Record<CartItem['id'], boolean>
}

export interface Stores {
  prefs: StoreApi<Prefs>
  session: StoreApi<Session>
  cart: StoreApi<Cart>
}

/** The stores of one visitor; their first state is what a guest sees. */
export const createStores = (prefs: Partial<Prefs>, tokens: Tokens, social = false): Stores => ({
  prefs: createStore<Prefs>()(() => ({
    language: 'en',
    languageChosen: false,
    noteClosed: false,
    currency: defaultCurrency,
    ...prefs,
  })),
  session: createStore<Session>()(() => ({ tokens, social, people: {} })),
  cart: createStore<Cart>()(() => ({ total: 0, selected: {} })),
})
