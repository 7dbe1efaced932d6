import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { reportLimits } from '#contract/education/report/limits'
import { outcomes, type WrittenReport } from '#contract/education/report/sections'
import { PlannedWords } from '#src/kits/education/plan-and-trip'
import { useDates } from '#src/session/dates'
import { Button } from '#src/ui/button'
import { SelectField } from '#src/ui/form/select-field'
import { TextArea } from '#src/ui/form/text-area'
import { TextField } from '#src/ui/form/text-field'
import { AddedEntries } from './added-entries'
import { useReportScene } from './report-context'
import { ReportSection } from './report-section'

type Days = WrittenReport['days']

/** The actual program beside the plan, day by day (product §3). */
export function DaysStep() {
  const { t } = useTranslation('edu-travel.report')
  const { report } = useReportScene()
  return (
    <ReportSection section="days">
      <TextArea name="summary" label={t('days.summary')} help={t('days.summaryHelp')} max={reportLimits.summary} />
      <p className="text-muted">{t('days.lead')}</p>
      <ol className="stack-6">
        {report.plan.trip.days.map(({ date }, at) => (
          <DayRow key={date} at={at} />
        ))}
      </ol>
    </ReportSection>
  )
}

function DayRow({ at }: { at: number }) {
  const { t } = useTranslation('edu-travel.report')
  const dates = useDates()
  const { report } = useReportScene()
  const { setValue, getValues } = useFormContext<Days>()
  const { date, activities } = report.plan.trip.days[at] ?? { date: '', activities: [] }
  const day = dates.day(date)
  const markAll = () => {
    const planned = getValues(`days.${at}.planned`).map((entry) => ({ ...entry, outcome: 'as_planned' as const }))
    setValue(`days.${at}.planned`, planned, { shouldDirty: true })
  }
  return (
    <li className="rounded-md border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h3 className="font-bold">{day}</h3>
        {activities.length > 0 && (
          <Button size="sm" variant="ghost" aria-label={t('days.allOn', { day })} onClick={markAll}>
            {t('days.all')}
          </Button>
        )}
      </div>
      <ol className="ruled">
        {activities.map((activity, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries of a day may say the same
          <PlannedEntry key={nth} name={`days.${at}.planned.${nth}`} planned={activity} />
        ))}
      </ol>
      <AddedEntries at={at} day={day} />
    </li>
  )
}

interface PlannedEntryProps {
  name: string
  planned: Parameters<typeof PlannedWords>[0]['planned']
}

/** One planned entry beside what actually happened. */
function PlannedEntry({ name, planned }: PlannedEntryProps) {
  const { t } = useTranslation('edu-travel.report')
  const { t: ofKit } = useTranslation('education.report')
  const outcome = useWatch({ name: `${name}.outcome` }) as string
  const isOther = outcome === 'changed' || outcome === 'not_done'
  return (
    <li
      data-outcome={outcome}
      className={`grid gap-x-6 gap-y-3 border-s-4 py-4 ps-4 md:grid-cols-2 ${isOther ? 'border-s-warning' : outcome ? 'border-s-success' : 'border-s-line'}`}
    >
      <div className="min-w-0">
        <p className="text-sm text-muted">{ofKit('days.planned')}</p>
        <PlannedWords planned={planned} />
      </div>
      <div className="min-w-0 stack-3">
        <SelectField
          name={`${name}.outcome`}
          label={
            <>
              <span aria-hidden="true">{ofKit('days.happened')}</span>
              <span className="sr-only">{t('days.outcomeOf', { name: planned.name })}</span>
            </>
          }
          options={outcomes.map((value) => ({ value, label: ofKit(`days.outcome.${value}`) }))}
        />
        {outcome !== '' && (
          <TextField
            name={`${name}.words`}
            label={isOther ? t('days.words') : t('days.wordsPlanned')}
            maxLength={reportLimits.words}
            optional={!isOther}
          />
        )}
      </div>
    </li>
  )
}
