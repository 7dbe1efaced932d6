import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatches } from 'react-router-dom'
import { addressIn, type Lang, langOf, textLanguages } from '#contract/languages'
import { useLanguage, useVisitor } from '#src/session/visitor'
import { useSite } from './site'

interface PageProps {
  /** Replaces the route's own title on a page about one thing, such as a product. */
  title?: string
  description?: string
  /** Path of the preview picture; the site's own by default. */
  picture?: string
  /** Structured data for search engines. */
  jsonLd?: object
  /** The languages its content exists in; all by default. */
  languages?: readonly Lang[]
  children: ReactNode
}

/** Returns the title that the innermost route names in its `handle`. */
function useRouteTitle(): string {
  const { site } = useSite()
  const { i18n } = useTranslation('page')
  const key = useMatches()
    .map(({ handle }) => (handle as { title?: string } | undefined)?.title)
    .findLast(Boolean)
  // The route decides which title: every site has some, as it has a name.
  return key ? i18n.t(key as 'name', { ns: site }) : ''
}

const inScript = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** A page of a site: title, social preview, canonical address, alternate languages for search engines, and its content. */
export function Page({ title, description, picture, jsonLd, languages = textLanguages, children }: PageProps) {
  const site = useSite()
  const { origin } = useVisitor()
  const language = useLanguage()
  const { pathname } = useLocation()
  const routeTitle = useRouteTitle()
  const name = title ?? routeTitle
  const fullTitle = name && name !== site.name ? `${name} · ${site.name}` : site.name
  const about = description ?? site.description
  const address = origin + pathname
  const own = languages.find((each) => each === langOf(language)) ?? languages[0] ?? 'en'
  const canonical = addressIn(address, own)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={about} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={name || site.name} />
      <meta property="og:description" content={about} />
      <meta property="og:image" content={origin + (picture ?? `/social/${site.site}.png`)} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={language === 'ko' ? 'ko_KR' : 'en_US'} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="canonical" href={canonical} />
      {languages.length > 1 &&
        languages.map((each) => <link key={each} rel="alternate" hrefLang={each} href={addressIn(address, each)} />)}
      {languages.length > 1 && <link rel="alternate" hrefLang="x-default" href={address} />}
      {jsonLd && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its angle brackets escaped
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(jsonLd) }} />
      )}
      {children}
    </>
  )
}
