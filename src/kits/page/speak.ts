import { type LanguageCode, langOf, spokenOf } from '#contract/languages'
import { settings } from '#contract/settings'
import type { Visitor } from '#src/session/visitor'

/** The part of a query's key that holds its language: the second. */
interface CallInput {
  query?: { lang?: string }
}

/** Fetches everything the page shows now in `language` too. Failures are fetched again by the page itself. */
const inLanguage = (visitor: Visitor, language: LanguageCode): Promise<void>[] =>
  visitor.queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ queryKey: [path, input], options: { queryFn } }) => {
      const called = input as CallInput | undefined
      const lang = path === settings.menus.path ? spokenOf(language) : langOf(language)
      if (!called?.query?.lang || called.query.lang === lang) return []
      const queryKey = [path, { ...called, query: { ...called.query, lang } }]
      return visitor.queries.prefetchQuery({ queryKey, queryFn })
    })

/** Switches the visitor to `language`; nothing changes before texts and content are loaded (product §4). */
export async function speak(visitor: Visitor, language: LanguageCode): Promise<void> {
  await Promise.all([visitor.i18n.loadLanguages(language), ...inLanguage(visitor, language)])
  visitor.prefs.setState({ language, languageChosen: true })
  await visitor.i18n.changeLanguage(language)
}
