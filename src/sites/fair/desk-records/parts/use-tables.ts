import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FairStatistics } from '#contract/fair/statistics-desk'
import { useCountryName } from '#src/kits/booking/countries'
import type { ChartRow } from '#src/kits/desk/chart'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { site } from '../../site'

/** One table of the statistics, both drawn and exported. */
export interface FigureTable {
  key: string
  title: string
  head: string
  series: { name: string; write: (value: number) => string }[]
  drawn: readonly [outer: number, inner?: number]
  shape?: 'bars' | 'columns'
  rows: (ChartRow & { label: string })[]
}

/** All tables of a year's statistics in the reader's language. */
export function useTables(data: FairStatistics): FigureTable[] {
  const { t } = useTranslation('fair.desk-records')
  const { t: words } = useTranslation('fair.records')
  const { t: ofSite } = useTranslation(site)
  const numbers = useNumbers()
  const dates = useDates()
  const countryName = useCountryName()
  return useMemo(() => {
    const named = (names: readonly string[]) => names.map((name) => ({ name, write: numbers }))
    const meetings = named([t('figure.meetings'), t('figure.held'), t('figure.no_shows')])
    const sides = named([t('side.buyer'), t('side.seller')])
    const score = (value: number) => t('of5', { value: numbers(value) })
    return [
      {
        key: 'history',
        title: t('table.history'),
        head: t('head.year'),
        series: named([t('figure.meetings'), t('figure.countries'), t('figure.buyers'), t('figure.sellers')]),
        drawn: [0],
        rows: data.history.map(({ year, result }) => ({
          key: String(year),
          label: String(year),
          values: result
            ? [result.meetings, result.countries, result.buyers, result.sellers]
            : [null, null, null, null],
        })),
      },
      {
        key: 'days',
        title: t('table.days'),
        head: t('head.day'),
        series: meetings,
        drawn: [0, 1],
        shape: 'columns',
        rows: data.days.map(({ day, meetings, held, no_shows }) => ({
          key: day,
          label: dates.day(day),
          values: [meetings, held, no_shows],
        })),
      },
      {
        key: 'requests',
        title: t('table.requests'),
        head: t('head.by'),
        series: named([
          t('figure.sent'),
          t('figure.accepted'),
          t('figure.rejected'),
          t('figure.canceled'),
          t('figure.unanswered'),
        ]),
        drawn: [0, 1],
        rows: data.requests.map(({ by, sent, accepted, rejected, canceled, unanswered }) => ({
          key: by,
          label: t(`by.${by}`),
          values: [sent, accepted, rejected, canceled, unanswered],
        })),
      },
      {
        key: 'reasons',
        title: t('table.reasons'),
        head: t('head.reason'),
        series: named([t('figure.requests')]),
        drawn: [0],
        rows: data.reasons.map(({ reason, count }) => ({ key: reason, label: reason, values: [count] })),
      },
      {
        key: 'countries',
        title: t('table.countries'),
        head: t('head.country'),
        series: [...meetings, ...named([t('figure.companies')])],
        drawn: [0, 1],
        rows: data.countries.map(({ country, companies, meetings, held, no_shows }) => ({
          key: country,
          label: countryName(country),
          values: [meetings, held, no_shows, companies],
        })),
      },
      {
        key: 'sectors',
        title: t('table.sectors'),
        head: t('head.sector'),
        series: named([t('figure.ofSellers'), t('figure.ofBuyers')]),
        drawn: [0],
        rows: data.sectors.map(({ sector, seller, buyer }) => ({
          key: sector,
          label: ofSite(`sector.${sector}`),
          values: [seller, buyer],
        })),
      },
      {
        key: 'contracts',
        title: t('table.contracts'),
        head: t('head.band'),
        series: sides,
        drawn: [0],
        rows: data.contracts.map(({ band, buyer, seller }) => ({
          key: band,
          label: words(`contractBands.${band}`),
          values: [buyer, seller],
        })),
      },
      ...(['potentials', 'satisfactions'] as const).map((key) => ({
        key,
        title: t(`table.${key}`),
        head: t('head.score'),
        series: sides,
        drawn: [0] as const,
        rows: data[key].map((each) => ({
          key: String(each.score),
          label: score(each.score),
          values: [each.buyer, each.seller],
        })),
      })),
      {
        key: 'noShows',
        title: t('table.noShows'),
        head: t('head.away'),
        series: named([t('figure.meetings')]),
        drawn: [0],
        rows: (['buyer', 'seller', 'both'] as const).map((who) => ({
          key: who,
          label: t(`away.${who}`),
          values: [data.no_shows[who]],
        })),
      },
    ]
  }, [data, t, words, ofSite, numbers, dates, countryName])
}
