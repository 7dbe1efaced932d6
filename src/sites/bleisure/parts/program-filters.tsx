import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Data } from '#contract/endpoint'
import type { programs } from '#contract/programs'
import { ChipLink, Chips } from '#src/ui/chip'
import { type Filters, programsAddress } from '../filters'
import { site } from '../site'

type Found = Data<typeof programs.list>

const length =
  'eased flex h-full min-h-16 flex-col justify-center rounded-md border border-line bg-surface px-3 py-2.5 text-center hover:border-ink aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand'

/** The filters of the list: each choice is a link with its count, so that it works before any script has loaded. */
export function ProgramFilters({ filters, found }: { filters: Filters; found: Found }) {
  const { t } = useTranslation(site)
  return (
    <div className="space-y-5">
      <nav aria-label={t('list.stays')}>
        <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-5 lg:gap-4">
          {[null, ...found.stays].map((choice) => {
            const stay = choice?.value ?? null
            return (
              <li key={stay ?? 'any'} className="max-md:first:col-span-2">
                <Link
                  to={programsAddress(filters, { stay })}
                  aria-current={filters.stay === stay ? 'true' : undefined}
                  preventScrollReset
                  className={length}
                >
                  <span className="font-semibold">{stay ? t(`stay.${stay}`) : t('list.anyStay')}</span>
                  <span className="text-sm text-muted">
                    {t('count', { count: choice?.count ?? found.stays.reduce((sum, { count }) => sum + count, 0) })}
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className="flex flex-col gap-3 lg:flex-row lg:flex-wrap lg:gap-x-10">
        <Chips label={t('list.kinds')}>
          {found.kinds.map(({ value, count }) => (
            <ChipLink
              key={value}
              to={programsAddress(filters, { kind: value === filters.kind ? null : value })}
              on={value === filters.kind}
            >
              {t('list.choice', { name: t(`kind.${value}.short`), count })}
            </ChipLink>
          ))}
        </Chips>
        <Chips label={t('list.cities')}>
          {found.cities.map(({ value, count }) => (
            <ChipLink
              key={value}
              to={programsAddress(filters, { city: value === filters.city ? null : value })}
              on={value === filters.city}
            >
              {t('list.choice', { name: t(`city.${value}`), count })}
            </ChipLink>
          ))}
        </Chips>
      </div>
    </div>
  )
}
