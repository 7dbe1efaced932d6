import type { Lang } from '#contract/languages'
import { passwordsOf, type Site } from '#contract/sites/sites'

const platform: Record<Lang, string> = { en: 'Naru', ko: '나루' }

/** The name of a site in mails: its own if it has accounts, otherwise the platform's. */
export const siteName = (site: Site, lang: Lang): string => passwordsOf(site)?.name[lang] ?? platform[lang]

/** The name at the head of an email: as on the site's own pages. */
export const brandOf = (site: Site | undefined, lang: Lang): string => (site ? siteName(site, lang) : platform[lang])
