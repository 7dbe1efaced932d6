import { type LanguageCode, langOf, spokenOf } from '#contract/languages'
import { settings } from '#contract/settings'
import type { Visitor } from '#src/session/visitor'

/** What a query asks for in a language: the second part of its key. */
interface Asked {
  query?: { lang?: string }
}

/** Everything that the page shows now, asked for in `language` too. What cannot be had is asked again by the page itself. */
const inLanguage = (visitor: Visitor, language: LanguageCode): Promise<void>[] =>
  visitor.queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ queryKey: [path, input], options: { queryFn } }) => {
      const asked = input as Asked | undefined
      const lang = path === settings.menus.path ? spokenOf(language) : langOf(language)
      if (!asked?.query?.lang || asked.query.lang === lang) return []
      const queryKey = [path, { ...asked, query: { ...asked.query, lang } }]
      return visitor.queries.prefetchQuery({ queryKey, queryFn })
    })

/** Lets the visitor read everything in `language` from now on; nothing changes before texts and content have come (product §4). */
export async function speak(visitor: Visitor, language: LanguageCode): Promise<void> {
  await Promise.all([visitor.i18n.loadLanguages(language), ...inLanguage(visitor, language)])
  visitor.prefs.setState({ language, languageChosen: true })
  await visitor.i18n.changeLanguage(language)
}
