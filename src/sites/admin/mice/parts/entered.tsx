import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Chart } from '#src/kits/desk/chart'
import { DetailPart } from '#src/kits/desk/detail'
import { Figures } from '#src/kits/desk/figures'
import { LiveState } from '#src/kits/desk/live-state'
import { useDates } from '#src/session/dates'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { liveGates } from '../../parts/live-gates'
import { gateCounts } from '../gate-queries'

/** Who has entered: today by hour and session, and on each day of the fair. Refetched regularly; empty if no fair is announced. */
export function Entered() {
  const { t } = useTranslation('admin.mice')
  const lang = useContentLang()
  const numbers = useNumbers()
  const { birthday } = useDates()
  const counts = useQuery({ ...gateCounts(), ...liveGates })
  const { data } = counts
  const write = (value: number) => numbers(value)
  if (data === null) return null
  if (!data) return <LiveState of={counts} />
  return (
    <DetailPart title={t(data.is_rehearsal ? 'entered.rehearsal' : 'entered.title')}>
      <LiveState of={counts} />
      <div className="space-y-4">
        <Figures
          figures={(['entered', 'refused', 'conflicts', 'offline'] as const).map((key) => ({
            label: t(`entered.${key}`),
            value: numbers(data[key]),
            ...(key === 'entered' && { of: numbers(data.people) }),
          }))}
        />
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
