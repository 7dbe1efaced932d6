import { useTranslation } from 'react-i18next'
import { dayInSeoul, instantInSeoul } from '#contract/days'
import { TimeOfDay, TravelDay } from '#contract/fields'
import { z } from '#contract/zod'
import { timeInSeoul } from '#src/kits/desk/seoul-time'
import { useNow } from '#src/session/visitor'
import { DateField } from '#src/ui/form/date-field'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'

const Plan = z.strictObject({ day: TravelDay, time: TimeOfDay })

interface PlanFormProps {
  /** The current planned instant. */
  at: string | null
  onPlan: (at: string) => Promise<void>
}

/** The form for the day and time in Seoul when a post becomes public. */
export function PlanForm({ at, onPlan }: PlanFormProps) {
  const { t } = useTranslation('board-desk')
  const now = useNow()
  const form = useZodForm(Plan, { day: at ? dayInSeoul(new Date(at)) : '', time: at ? timeInSeoul(at) : '09:00' })
  return (
    <Form
      form={form}
      onSubmit={({ day, time }) => onPlan(instantInSeoul(day, time).toISOString())}
      label={t('publish.plan')}
    >
      <div className="stack-3">
        <DateField name="day" label={t('publish.day')} min={dayInSeoul(now)} />
        <TextField name="time" type="time" label={t('publish.time')} help={t('publish.timeHelp')} />
        <SubmitButton variant="secondary" wide>
          {t(at ? 'publish.replan' : 'publish.plan')}
        </SubmitButton>
      </div>
    </Form>
  )
}
