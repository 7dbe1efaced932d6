import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { shopPaths } from '#contract/addresses'
import { textLanguages } from '#contract/languages'
import { useClientSettings } from '#src/api/start-up'
import { Container } from '#src/ui/page'
import { CurrencyMenu } from './currency-menu'
import type { Entry } from './entry'
import { LanguageMenu } from './language-menu'
import { useSite } from './site'
import { ownName, useLanguages } from './use-languages'
import { useOtherSites } from './use-other-sites'

const supportMail = 'support@naru.example'

interface SiteFooterProps {
  /** The site's home page. */
  home: string
  logo: ReactNode
  columns: readonly { title: string; lang?: string; entries: readonly Entry[] }[]
}

/** The grid columns by the number of link columns. */
const widths = [
  '',
  'lg:grid-cols-[2fr_1fr_1.5fr]',
  'lg:grid-cols-[2fr_1fr_1fr_1.5fr]',
  'lg:grid-cols-[2fr_1fr_1fr_1fr_1.5fr]',
]

/** The footer: help, the company behind the site, and its disclaimer. */
export function SiteFooter({ home, logo, columns }: SiteFooterProps) {
  const { t } = useTranslation('page')
  const { name, description } = useSite()
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <Container className={`grid grid-cols-2 gap-x-8 gap-y-10 pt-12 pb-10 ${widths[columns.length]}`}>
        <div className="max-w-[24rem] max-sm:col-span-full">
          <Link to={home} className="inline-flex items-center gap-2.5 rounded-sm text-xl font-bold">
            {logo}
            {name}
          </Link>
          <p className="mt-4 text-muted">{description}</p>
          <p className="-ms-2.5 mt-4 flex">
            <LanguageMenu />
            <CurrencyMenu />
          </p>
        </div>
        {columns.map(({ title, lang, entries }) => (
          <div key={title}>
            <h2 lang={lang} className="text-base font-semibold">
              {title}
            </h2>
            <ul className="mt-4 space-y-2.5">
              {entries.map(({ path, label, lang }) => (
                <li key={path}>
                  <Link to={path} lang={lang} className="rounded-sm text-muted hover:text-ink hover:underline">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="max-sm:col-span-full">
          <h2 className="text-base font-semibold">{t('footer.support')}</h2>
          <p className="mt-4 text-muted">{t('footer.supportText')}</p>
          <a href={`mailto:${supportMail}`} className="mt-2 inline-block font-semibold text-brand underline">
            {supportMail}
          </a>
        </div>
      </Container>
      <Fine />
    </footer>
  )
}

/** The small print at the end. */
function Fine() {
  const { t } = useTranslation('page')
  const demo = useClientSettings()?.demo
  const { hasPrices = true } = useSite()
  return (
    <Container className="space-y-4 border-t border-line pt-6 pb-[max(2rem,env(safe-area-inset-bottom))] text-sm text-muted">
      {demo && (
        <p className="flex gap-2.5 rounded-md border border-line bg-surface px-4 py-3 font-medium text-ink">
          <Info className="mt-0.5 size-4.5 shrink-0 text-brand" />
          {t('footer.demo')}
        </p>
      )}
      <Sites />
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-2">
        <p className="max-w-reading">{demo ? t('footer.company') : t('footer.companyLive')}</p>
        <Languages />
      </div>
      {hasPrices && <p>{t('footer.legal')}</p>}
    </Container>
  )
}

const fineLink = 'rounded-sm underline hover:text-ink'

/** Links to the other sites of the platform, and the terms that apply to all. */
function Sites() {
  const { t } = useTranslation('page')
  const others = useOtherSites()
  const legal = [
    { path: shopPaths.terms, label: t('footer.terms') },
    { path: shopPaths.privacy, label: t('footer.privacy') },
  ]
  return (
    <nav aria-label={t('footer.sites')}>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {[...others, ...legal].map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className={fineLink}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Plain links to this page in each complete language: they also work without scripts. */
function Languages() {
  const { t } = useTranslation('page')
  const { choose } = useLanguages()
  return (
    <ul aria-label={t('footer.languages')} className="flex gap-4">
      {textLanguages.map((code) => (
        <li key={code}>
          <a
            href={`?lang=${code}`}
            hrefLang={code}
            lang={code}
            className={fineLink}
            onClick={(event) => {
              event.preventDefault()
              void choose(code)
            }}
          >
            {ownName(code)}
          </a>
        </li>
      ))}
    </ul>
  )
}
