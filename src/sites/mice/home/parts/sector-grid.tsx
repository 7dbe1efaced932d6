import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type MiceCompany, miceSectors } from '#contract/mice/company'
import { useNumbers } from '#src/session/visitor'
import { paths, site } from '../../site'

/** The exhibitors by sector, each a signpost with its count. */
export function SectorGrid({ companies }: { companies: readonly MiceCompany[] }) {
  const { t } = useTranslation(site)
  const numbers = useNumbers()
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {miceSectors.map((sector) => (
        <li key={sector}>
          <Link
            to={`${paths.companies}?sector=${sector}`}
            className="flex h-full items-baseline justify-between gap-3 rounded-md border border-line-strong bg-surface px-4 py-4 eased hover:border-brand hover:bg-brand-soft"
          >
            <span className="font-bold">{t(`sector.${sector}`)}</span>
            <span className="text-2xl font-bold text-brand figures">
              {numbers(companies.filter((each) => each.sector === sector).length)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
