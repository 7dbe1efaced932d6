import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FairEdition } from '#contract/fair/edition'
import { intlCode } from '#contract/languages'
import { useLanguage, useNumbers } from '#src/session/visitor'
import { turnout } from '../../queries'

/** Countries listed by name. */
const mostNamed = 12

/** This year in figures: companies of both sides, countries and times for meetings; and the buyers' countries. */
export function Turnout({ fair }: { fair: FairEdition }) {
  const { t } = useTranslation('fair.home')
  const numbers = useNumbers()
  const countries = new Intl.DisplayNames(intlCode(useLanguage()), { type: 'region' })
  const { data } = useSuspenseQuery(turnout())
  const figures = [
    { key: 'buyers', value: data.buyers },
    { key: 'countries', value: data.countries.length },
    { key: 'sellers', value: data.sellers },
    { key: 'slots', value: fair.slots.length },
  ] as const
  const more = data.countries.length - mostNamed
  return (
    <>
      <dl
        className="grid grid-cols-2 overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4"
        style={{ gap: 1 }}
      >
        {figures.map(({ key, value }) => (
          <div key={key} className="flex justify-end bg-surface p-5" style={{ flexDirection: 'column-reverse' }}>
            <dt className="text-sm text-muted">{t(`turnout.${key}`, { count: value })}</dt>
            <dd className="face text-4xl font-bold text-brand figures">{numbers(value)}</dd>
          </div>
        ))}
      </dl>
      {data.countries.length > 0 && (
        <div className="mt-5">
          <h3 className="mb-2 text-sm font-semibold text-muted">{t('turnout.from')}</h3>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {data.countries.slice(0, mostNamed).map(({ country, companies }) => (
              <li key={country}>
                {countries.of(country)} <span className="font-semibold text-brand figures">{numbers(companies)}</span>
              </li>
            ))}
            {more > 0 && <li className="text-muted">{t('turnout.more', { count: more })}</li>}
          </ul>
        </div>
      )}
    </>
  )
}
