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
  /** Whether the reader has closed the note that something is shown in English. */
  noteClosed: boolean
}

/** A signed-in user. */
export interface Person {
  id: string
  name: string
  /** Decides which pages are open to the user; the server checks again. */
  roles: readonly Role[]
}

export interface Session {
  tokens: Tokens
  /** The member signed in through a provider: the token is stored under its own name (product §4). */
  social: boolean
  /** The signed-in users by area, once fetched. */
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

/** Creates the stores of one visitor; their initial state is what a guest sees. */
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
