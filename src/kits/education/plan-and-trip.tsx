import { useTranslation } from 'react-i18next'
import type { WrittenReport } from '#contract/education/report/sections'
import type { Written } from '#contract/education/sections'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'

type PlannedDay = Written['trip']['days'][number]
type ReportedDay = WrittenReport['days']['days'][number]
export type Planned = PlannedDay['activities'][number]

const tones = { as_planned: 'success', changed: 'warning', not_done: 'error' } as const

/** A planned item in one line: the times, what it is and where. */
export function PlannedWords({ planned: { kind, name, starts, ends, address } }: { planned: Planned }) {
  const { t } = useTranslation('education.report')
  return (
    <>
      <span className="block font-medium wrap-anywhere">{name}</span>
      <span className="block text-sm text-muted">
        {[[starts, ends].filter(Boolean).join('–'), kind && t(`kinds.${kind}`), address].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

/** Plan and trip, day by day and side by side; on a phone one below the other. */
export function PlanAndTrip({ plan, report }: { plan: Written['trip']; report: WrittenReport['days'] }) {
  const { t } = useTranslation('education.report')
  const dates = useDates()
  return (
    <div className="stack-6">
      {report.summary && (
        <div>
          <p className="text-sm text-muted">{t('days.summary')}</p>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{report.summary}</p>
        </div>
      )}
      {plan.days.map((day, at) => (
        <section key={day.date} className="stack-2">
          <h3 className="font-bold">{dates.day(day.date)}</h3>
          <Day planned={day} reported={report.days[at]} />
        </section>
      ))}
    </div>
  )
}

function Day({ planned, reported }: { planned: PlannedDay; reported: ReportedDay | undefined }) {
  const { t } = useTranslation('education.report')
  const added = reported?.added ?? []
  if (planned.activities.length === 0 && added.length === 0)
    return <p className="text-sm text-muted">{t('days.nothing')}</p>
  return (
    <ul className="ruled rounded-md border border-line bg-surface px-4">
      {planned.activities.map((activity, nth) => {
        const { outcome = '', words = '' } = reported?.planned[nth] ?? {}
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries of a day may say the same
          <li key={nth} data-outcome={outcome} className="grid gap-x-6 gap-y-1.5 py-3 sm:grid-cols-2">
            <div className="min-w-0">
              <PlannedWords planned={activity} />
            </div>
            <div className="min-w-0 stack-1">
              <Badge tone={outcome ? tones[outcome] : 'neutral'}>
                {outcome ? t(`days.outcome.${outcome}`) : t('days.unanswered')}
              </Badge>
              {words && <p className="text-sm wrap-anywhere whitespace-pre-line">{words}</p>}
            </div>
          </li>
        )
      })}
      {added.map(({ kind, name, words }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries of a day may say the same
        <li key={`added ${nth}`} className="grid gap-x-6 gap-y-1.5 py-3 sm:grid-cols-2">
          <span className="hidden text-muted sm:block">–</span>
          <div className="min-w-0 stack-1">
            <Badge tone="info">{t('days.added')}</Badge>
            <p className="font-medium wrap-anywhere">{name}</p>
            <p className="text-sm text-muted">{kind && t(`kinds.${kind}`)}</p>
            {words && <p className="text-sm wrap-anywhere whitespace-pre-line">{words}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
