import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type BackendModule, createInstance, type i18n } from 'i18next'
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { useStore } from 'zustand'
import type { Count } from '#contract/desk-list'
import type { Area } from '#contract/endpoint'
import { type Lang, type LanguageCode, langOf, spokenOf } from '#contract/languages'
import type { Tokens } from './areas'
import { type Clock, createClock } from './clock'
import { isolated } from './isolated'
import { inNumerals, numbersOf } from './numbers'
import { type Cart, createStores, type Person, type Prefs, type Session, type Stores } from './stores'
import { loadTexts } from './texts'

/** Everything that exists once per visitor: one per tab in the browser, one per rendered page on the server. */
export interface Visitor extends Stores {
  queries: QueryClient
  i18n: i18n
  /** The time that pages are rendered for, read by `useNow`. */
  clock: Clock
  /** Scheme and host of the page, for canonical addresses. */
  origin: string
  /** Fires `arrived` each time another page is on the screen. */
  arrivals: EventTarget
  /** The areas being signed out of: new pages no longer treat them as signed in, though the page on the screen still does. */
  leaving: Set<Area>
  /** The page cannot be rendered for a guest: it is sent as an empty shell. */
  shellOnly: boolean
}

interface Start {
  prefs?: Partial<Prefs>
  tokens?: Tokens
  social?: boolean
  /** The time the page is rendered for, in ms. */
  now: number
  origin: string
}

/** In the `meta` of a query: it was made with a user's token. */
export const personal = 'personal'

const isServer = import.meta.env.SSR
const freshFor = 60_000

/** A refusal is final; a lost connection or a server error may be temporary. */
const mayPass = (error: unknown) =>
  !((error as { status?: number }).status && (error as { status: number }).status < 500)

const contentTag = (language: LanguageCode): Lang | undefined => {
  const lang = langOf(language)
  return spokenOf(language) === lang ? undefined : lang
}

const texts: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) =>
    void loadTexts(language, namespace).then(
      (loaded) => done(null, loaded),
      (error: Error) => done(error, false),
    ),
}

/** Creates a visitor; the texts of a page are loaded by its route. */
export async function createVisitor({ prefs = {}, tokens = {}, social, now, origin }: Start): Promise<Visitor> {
  const stores = createStores(prefs, tokens, social)
  const i18n = createInstance()
  await i18n
    .use(initReactI18next)
    .use(texts)
    .use(numbersOf(() => i18n.language as LanguageCode))
    .init({
      lng: stores.prefs.getState().language,
      // Korean is complete and needs no English fallback.
      fallbackLng: { 'fr-CA': ['fr', 'en'], ko: [], default: ['en'] },
      load: 'currentOnly',
      ns: [],
      defaultNS: false,
      partialBundledLanguages: true,
      resources: {},
      returnEmptyString: false,
      // React escapes; here a value is only isolated, so that it keeps its own direction within right-to-left text.
      interpolation: {
        escape: (value) => isolated(value, i18n.language as LanguageCode),
        alwaysFormat: true,
      },
      react: { useSuspense: false },
    })
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        gcTime: isServer ? Number.POSITIVE_INFINITY : 300_000,
        retry: (count, error) => !isServer && count < 2 && mayPass(error),
        refetchOnWindowFocus: false,
        // Without a network a call fails and reports it. By default the library would silently wait for one, then send what the
        // user has long given up on.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
  const clock = createClock(now)
  return { ...stores, i18n, queries, clock, origin, arrivals: new EventTarget(), leaving: new Set(), shellOnly: false }
}

const VisitorContext = createContext<Visitor | null>(null)

/** The visitor that the component renders for. */
export function useVisitor(): Visitor {
  const visitor = use(VisitorContext)
  if (!visitor) throw new Error('rendered outside VisitorProvider')
  return visitor
}

export function VisitorProvider({ visitor, children }: { visitor: Visitor; children: ReactNode }) {
  // react-i18next 17 copies all own properties of the instance for every component that translates; this one has none.
  const i18n = useMemo<i18n>(() => Object.create(visitor.i18n), [visitor.i18n])
  return (
    <VisitorContext value={visitor}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={visitor.queries}>{children}</QueryClientProvider>
      </I18nextProvider>
    </VisitorContext>
  )
}

/** The present time in ms, updated every minute: a page may stay open for days. While it is hydrated, the time it was rendered for. */
export function useNow(): number {
  const { clock } = useVisitor()
  return useSyncExternalStore(clock.subscribe, clock.now, () => clock.start)
}

export const usePrefs = <T,>(pick: (prefs: Prefs) => T): T => useStore(useVisitor().prefs, pick)
export const useSession = <T,>(pick: (session: Session) => T): T => useStore(useVisitor().session, pick)
/** The signed-in user of an area, once known. */
export const usePerson = (area: Area): Person | undefined => useSession(({ people }) => people[area])
export const useCart = <T,>(pick: (cart: Cart) => T): T => useStore(useVisitor().cart, pick)

/** The language in which content is requested (`lang` of a query). */
export const contentLang = (visitor: Visitor) => langOf(visitor.prefs.getState().language)
export const useContentLang = () => usePrefs((prefs) => langOf(prefs.language))
/** The `lang` attribute of an element whose content differs from the interface's language, so that it is read aloud correctly. */
export const useContentTag = () => usePrefs(({ language }) => contentTag(language))
export const useLanguage = (): LanguageCode => usePrefs((prefs) => prefs.language)
/** Returns a formatter for numbers in the reader's language. */
export function useNumbers(): (value: number) => string {
  const language = useLanguage()
  return (value) => inNumerals(value, language)
}
/** Returns a formatter for numbers of rows, which ends in “+” if there are more than were counted. */
export function useCounts(): (count: Count) => string {
  const numbers = useNumbers()
  return ({ count, more }) => `${numbers(count)}${more ? '+' : ''}`
}
