import type { Lang } from '#contract/languages'
import { passwordsOf, type Site } from '#contract/sites/sites'

const platform: Record<Lang, string> = { en: 'Naru', ko: '나루' }

/** What mails call a site: its own name where people open accounts, the platform's elsewhere. */
export const siteName = (site: Site, lang: Lang): string => passwordsOf(site)?.name[lang] ?? platform[lang]

/** The logo of an email, in Latin letters in both languages. */
export const brandOf = (site: Site | undefined): string => (site ? siteName(site, 'en') : platform.en)
