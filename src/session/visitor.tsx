import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type BackendModule, createInstance, type i18n } from 'i18next'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { useStore } from 'zustand'
import type { Area } from '#contract/endpoint'
import { type Lang, type LanguageCode, langOf, spokenOf } from '#contract/languages'
import type { Tokens } from './areas'
import { isolated } from './isolated'
import { inNumerals, numbersOf } from './numbers'
import { type Cart, createStores, type Person, type Prefs, type Session, type Stores } from './stores'
import { loadTexts } from './texts'

/** Everything that is one per visitor: one per tab in the browser, one per rendered page on the server. */
export interface Visitor extends Stores {
  queries: QueryClient
  i18n: i18n
  /** The instant the page speaks of, in milliseconds; rendering asks this and no clock. */
  now: number
  /** Scheme and host of the page, for canonical addresses. */
  origin: string
  /** Tells `arrived` each time another page is on the screen. */
  arrivals: EventTarget
  /** The areas that somebody is signing out of: no page takes them for signed in any more, though the one on the screen still does. */
  leaving: Set<Area>
  /** The page cannot be rendered for a guest: it is sent as an empty shell. */
  shellOnly: boolean
}

interface Start {
  prefs?: Partial<Prefs>
  tokens?: Tokens
  social?: boolean
  now: number
  origin: string
}

/** In the `meta` of a query: it was asked with somebody's token. */
export const personal = 'personal'

const isServer = import.meta.env.SSR
const freshFor = 60_000

/** A refusal is final; a lost connection or a fault of the server may pass. */
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

/** Makes a visitor; the texts of a page are loaded by its route. */
export async function createVisitor({ prefs = {}, tokens = {}, social, now, origin }: Start): Promise<Visitor> {
  const stores = createStores(prefs, tokens, social)
  const i18n = createInstance()
  await i18n
    .use(initReactI18next)
    .use(texts)
    .use(numbersOf(() => i18n.language as LanguageCode))
    .init({
      lng: stores.prefs.getState().language,
      // Korean is complete: it needs no English beside it.
      fallbackLng: { 'fr-CA': ['fr', 'en'], ko: [], default: ['en'] },
      load: 'currentOnly',
      ns: [],
      defaultNS: false,
      partialBundledLanguages: true,
      resources: {},
      returnEmptyString: false,
      // React escapes; here a value only keeps its own direction within a sentence that runs the other way.
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
        // Without a network a call fails and says so; left to itself the library would wait for one in silence, and then
        // send what somebody has long given up.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
  return { ...stores, i18n, queries, now, origin, arrivals: new EventTarget(), leaving: new Set(), shellOnly: false }
}

const VisitorContext = createContext<Visitor | null>(null)

/** The visitor that the component renders for. */
export function useVisitor(): Visitor {
  const visitor = use(VisitorContext)
  if (!visitor) throw new Error('rendered outside VisitorProvider')
  return visitor
}

export function VisitorProvider({ visitor, children }: { visitor: Visitor; children: ReactNode }) {
  // react-i18next 17 copies whatever the instance itself has for every component that translates; this one has nothing itself.
  const i18n = useMemo<i18n>(() => Object.create(visitor.i18n), [visitor.i18n])
  return (
    <VisitorContext value={visitor}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={visitor.queries}>{children}</QueryClientProvider>
      </I18nextProvider>
    </VisitorContext>
  )
}

export const usePrefs = <T,>(pick: (prefs: Prefs) => T): T => useStore(useVisitor().prefs, pick)
export const useSession = <T,>(pick: (session: Session) => T): T => useStore(useVisitor().session, pick)
/** Who is signed in in an area, once that is known. */
export const usePerson = (area: Area): Person | undefined => useSession(({ people }) => people[area])
export const useCart = <T,>(pick: (cart: Cart) => T): T => useStore(useVisitor().cart, pick)

/** The language in which content is asked for (`lang` of a query). */
export const contentLang = (visitor: Visitor) => langOf(visitor.prefs.getState().language)
export const useContentLang = () => usePrefs((prefs) => langOf(prefs.language))
/** `lang` of an element that shows content, where the interface around it speaks another language: it is read out right. */
export const useContentTag = () => usePrefs(({ language }) => contentTag(language))
export const useLanguage = (): LanguageCode => usePrefs((prefs) => prefs.language)
/** Writes a number as the reader's language does. */
export function useNumbers(): (value: number) => string {
  const language = useLanguage()
  return (value) => inNumerals(value, language)
}
