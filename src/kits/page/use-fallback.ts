import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import { langOf, spokenOf } from '#contract/languages'
import type { Spoken } from '#src/session/route'
import { useLanguage } from '#src/session/visitor'

/** Returns a function that says whether a namespace lacks texts in the reader's language, so that English replaces them. */
export function useLacks(): (namespace: string) => boolean {
  const { i18n } = useTranslation('page')
  const spoken = spokenOf(useLanguage())
  return (namespace) => Object.keys(i18n.getResourceBundle(spoken, namespace) ?? {}).length === 0
}

/**
 * What the page shows in English to a reader of another language. `partly`: anything at all, a text or the content. `tag`: the
 * `lang` of the page's own texts, for screen readers.
 */
export function useFallback(): { partly: boolean; tag: 'en' | undefined } {
  const lacks = useLacks()
  const language = useLanguage()
  const shown = useMatches().flatMap(({ loaderData }) => (loaderData as Spoken | undefined) ?? [])
  const isWhole = language.startsWith(langOf(language))
  const isOwn = language.startsWith(spokenOf(language))
  const own = shown.at(-1)?.namespaces[0]
  return {
    partly: !isWhole && (!isOwn || shown.some(({ namespaces, content }) => content || namespaces.some(lacks))),
    tag: isOwn && own !== undefined && lacks(own) ? 'en' : undefined,
  }
}
