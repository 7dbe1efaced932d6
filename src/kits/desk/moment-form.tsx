import { dayInSeoul, instantInSeoul } from '#contract/days'
import { TimeOfDay, TravelDay } from '#contract/fields'
import { z } from '#contract/zod'
import { useNow } from '#src/session/visitor'
import { DateField } from '#src/ui/form/date-field'
import { Form } from '#src/ui/form/form'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { timeInSeoul } from './seoul-time'

const Typed = z.strictObject({ day: TravelDay, time: TimeOfDay })

interface MomentFormProps {
  /** The moment that is set now. */
  at: string | null
  texts: { label: string; day: string; time: string; timeHelp: string; submit: string }
  onSet: (at: string) => Promise<void>
}

/** The form for the day and time in Seoul at which something happens by itself, such as a post becoming public. */
export function MomentForm({ at, texts, onSet }: MomentFormProps) {
  const now = useNow()
  const form = useZodForm(Typed, { day: at ? dayInSeoul(new Date(at)) : '', time: at ? timeInSeoul(at) : '09:00' })
  return (
    <Form form={form} onSubmit={({ day, time }) => onSet(instantInSeoul(day, time).toISOString())} label={texts.label}>
      <div className="stack-3">
        <DateField name="day" label={texts.day} min={dayInSeoul(now)} />
        <TextField name="time" type="time" label={texts.time} help={texts.timeHelp} />
        <SubmitButton variant="secondary" wide>
          {texts.submit}
        </SubmitButton>
      </div>
    </Form>
  )
}
