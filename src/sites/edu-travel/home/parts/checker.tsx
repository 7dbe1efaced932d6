import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleX from 'lucide-react/icons/circle-x'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ProgramYear } from '#contract/education/year'
import { useWon } from '#src/session/use-won'
import { CheckGroup } from '#src/ui/form/check-group'
import { DateField } from '#src/ui/form/date-field'
import { NumberField } from '#src/ui/form/number-field'
import { type CheckInput, judge, planned } from './candidate'

const signs = {
  met: <CircleCheck className="text-success" />,
  unmet: <CircleX className="text-error" />,
  unknown: <CircleDashed className="text-muted" />,
}

/** Three questions, and whether such a group would qualify, by the application's own rules (product §3). */
export function Checker({ year }: { year: ProgramYear }) {
  const { t } = useTranslation('edu-travel.home')
  const form = useForm<CheckInput>({ defaultValues: { students: null, arrival: '', plans: [] } })
  return (
    <FormProvider {...form}>
      <h2 className="text-xl font-bold">{t('checker.title')}</h2>
      <p className="mt-1 text-muted">{t('checker.lead')}</p>
      <div className="mt-5 stack-3">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <NumberField
            name="students"
            label={t('checker.students')}
            help={t('checker.studentsHelp')}
            placeholder="0"
            min={1}
            max={500}
          />
          <DateField name="arrival" label={t('checker.arrival')} help={t('checker.arrivalHelp')} min={year.today} />
        </div>
        <CheckGroup
          name="plans"
          label={t('checker.plans')}
          options={planned.map((value) => ({ value, label: t(`checker.plan.${value}`) }))}
        />
        <Verdicts year={year} />
      </div>
    </FormProvider>
  )
}

function Verdicts({ year }: { year: ProgramYear }) {
  const { t } = useTranslation('edu-travel.home')
  const won = useWon()
  const [students, arrival, plans] = useWatch<CheckInput, ['students', 'arrival', 'plans']>({
    name: ['students', 'arrival', 'plans'],
  })
  const { shown, most_won } = judge({ students, arrival, plans }, year)
  const count = { min: year.figures.min_students, days: year.figures.days_before, of: year.figures.conditions_needed }
  return (
    <div role="status" className="border-t border-line pt-5">
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {shown.map(({ id, verdict }) => (
          <li key={id} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-0.5 shrink-0 *:size-5">
              {signs[verdict]}
            </span>
            <span>
              <span className="block font-medium">{t(`checker.condition.${id}`, count)}</span>
              <span className="block text-sm text-muted">{t(`checker.verdict.${verdict}`)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-3">
        <span className="text-muted">{t('checker.most')}</span>
        {students === null ? (
          <span>{t('checker.mostUnknown')}</span>
        ) : (
          <strong className="text-3xl font-bold text-brand figures">{won(most_won)}</strong>
        )}
      </p>
      <p className="mt-1 text-sm text-muted">{t('checker.note')}</p>
    </div>
  )
}
