import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Chart } from '#src/kits/desk/chart'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Skeleton } from '#src/ui/skeleton'
import { gateCounts } from '../queries'

/** How often entries are refetched, in ms (product §9). */
const everyMs = 10_000

/** Who has entered: today by hour and session, and on each day of the fair. Refetched regularly. */
export function Entered() {
  const { t } = useTranslation('admin.mice')
  const lang = useContentLang()
  const numbers = useNumbers()
  const { birthday } = useDates()
  const { data, isError } = useQuery({ ...gateCounts(), refetchInterval: everyMs })
  const write = (value: number) => numbers(value)
  if (isError && !data) return <Alert tone="error">{t('entered.failed')}</Alert>
  if (!data) return <Skeleton className="h-60 w-full" />
  const figures = { entered: data.entered, refused: data.refused, conflicts: data.conflicts }
  return (
    <DetailPart title={t(data.is_rehearsal ? 'entered.rehearsal' : 'entered.title')}>
      <div className="space-y-4">
        <ul className="grid gap-2 sm:grid-cols-3">
          {(['entered', 'refused', 'conflicts'] as const).map((key) => (
            <li key={key} className="flex items-baseline justify-between gap-3 rounded-md border border-line px-4 py-3">
              <span className="font-semibold">{t(`entered.${key}`)}</span>
              <span className="text-2xl font-bold figures">
                {numbers(figures[key])}
                {key === 'entered' && <span className="text-sm font-normal text-muted"> / {numbers(data.people)}</span>}
              </span>
            </li>
          ))}
        </ul>
        <Chart
          caption={t('entered.hours')}
          head={t('entered.hour')}
          shape="columns"
          series={[{ name: t('entered.entered'), write }]}
          drawn={[0]}
          rows={data.hours.map(({ hour, people }) => ({
            key: String(hour),
            label: `${String(hour).padStart(2, '0')}:00`,
            values: [people],
          }))}
          empty={t('entered.none')}
        />
        {data.days.length > 0 && (
          <Chart
            caption={t('entered.days')}
            head={t('days.day')}
            shape="columns"
            series={[{ name: t('entered.entered'), write }]}
            drawn={[0]}
            rows={data.days.map(({ day, people }) => ({ key: day, label: birthday(day), values: [people] }))}
            empty={t('entered.none')}
          />
        )}
        {data.sessions.length > 0 && (
          <Chart
            caption={t('entered.sessions')}
            head={t('sessions.session')}
            series={[
              { name: t('sessions.seats'), write },
              { name: t('entered.entered'), write },
            ]}
            drawn={[0, 1]}
            rows={data.sessions.map(({ id, starts, title, seats, people }) => ({
              key: id,
              label: `${starts} · ${title[lang]}`,
              values: [seats, people],
            }))}
            empty={t('entered.none')}
          />
        )}
      </div>
    </DetailPart>
  )
}
