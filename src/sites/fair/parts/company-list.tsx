import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FairHall } from '#contract/fair/edition'
import { useContentLang } from '#src/session/visitor'
import { site, usePaths } from '../site'
import type { Found } from './find-companies'

interface CompanyListProps {
  found: readonly Found[]
  sought: string
  chosen: string | undefined
  halls: readonly FairHall[]
  linkTo: (company: string) => string
  /** The maximum height. */
  height: string
}

/** The companies by name, each with its booth; the chosen one links to its profile. */
export function CompanyList({ found, sought, chosen, halls, linkTo, height }: CompanyListProps) {
  const { t } = useTranslation(site)
  const lang = useContentLang()
  const paths = usePaths()
  const count = sought
    ? t('booths.found', { count: found.length, q: sought })
    : t('booths.count', { count: found.length })
  return (
    <div className="min-w-0">
      <p role="status" className="mb-2 text-sm text-muted">
        {found.length === 0 && !sought ? t('booths.none') : count}
      </p>
      {found.length > 0 && (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
          tabIndex={0}
          aria-label={t('booths.list')}
          style={{ maxHeight: height }}
          className="ruled overflow-y-auto rounded-md border border-line bg-surface"
        >
          {found.map(({ company: { id, name, sector }, booth }) => (
            <li key={`${id} ${booth.id}`} className={chosen === id ? 'bg-brand-soft' : ''}>
              <Link
                to={linkTo(id)}
                replace
                preventScrollReset
                aria-current={chosen === id ? 'true' : undefined}
                className="flex items-baseline justify-between gap-4 px-4 py-2.5 -outline-offset-2 hover:bg-sunken"
              >
                <span className="min-w-0">
                  <span className="block font-semibold wrap-anywhere">{name[lang]}</span>
                  <span className="block text-sm text-muted">{t(`sector.${sector}`)}</span>
                </span>
                <span className="shrink-0 text-end text-sm figures">
                  <span className="block font-semibold text-brand">{booth.number}</span>
                  <span className="block text-muted">{halls.find((each) => each.id === booth.hall)?.name[lang]}</span>
                </span>
              </Link>
              {chosen === id && (
                <p className="px-4 py-2.5 text-sm">
                  <Link to={paths.business(id)} className="font-semibold text-brand underline-offset-4 hover:underline">
                    {t('booths.meet')}
                  </Link>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
