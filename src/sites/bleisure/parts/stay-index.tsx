import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Data } from '#contract/endpoint'
import type { programs } from '#contract/programs'
import { noFilters, programsAddress } from '../filters'
import { site } from '../site'

type Stays = Data<typeof programs.front>['stays']

/** The lengths of stay like a table of contents, each with how many programs it has. */
export function StayIndex({ stays }: { stays: Stays }) {
  const { t } = useTranslation(site)
  return (
    <ul className="border-t border-line">
      {stays
        .filter(({ count }) => count > 0)
        .map(({ value, count }) => (
          <li key={value} className="border-b border-line">
            <Link
              to={programsAddress({ ...noFilters, stay: value })}
              className="group grid items-baseline gap-x-8 gap-y-1 rounded-sm py-5 sm:grid-cols-[13rem_1fr_auto] lg:py-6"
            >
              <span className="text-2xl font-bold group-hover:text-brand">{t(`stay.${value}`)}</span>
              <span className="text-muted">{t(`home.stays.${value}`)}</span>
              <span className="inline-flex items-center gap-2 text-sm font-semibold text-brand">
                {t('count', { count })}
                <ArrowRight className="size-4.5 eased rtl:mirrored motion-safe:group-hover:[translate:0.25rem] motion-safe:rtl:group-hover:[translate:-0.25rem]" />
              </span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
