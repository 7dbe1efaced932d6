import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FairDay } from '#contract/fair/edition'
import { SlotRow, setupLimits, slotsOfRow } from '#contract/fair/setup'
import { fairSetupDesk, type SetupSlot } from '#contract/fair/setup-desk'
import { z } from '#contract/zod'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { NumberField } from '#src/ui/form/number-field'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { proposedRow } from './slot-proposal'
import { useSetupCall } from './use-setup-call'

interface SlotRowsProps {
  year: number
  days: readonly FairDay[]
  slots: readonly SetupSlot[]
}

/** Creates many times of a day together, and shows the result beforehand; typed values survive a reload. */
export function SlotRows({ year, days, slots }: SlotRowsProps) {
  const { t } = useTranslation('fair.desk-setup')
  const dates = useDates()
  const add = useSetupCall(fairSetupDesk.addSlots)
  const form = useZodForm(SlotRow, proposedRow(days, slots))
  const forget = useDraft(form, `fair slots ${year}`, {
    schema: SlotRow,
    unavailable: (row) => (days.some(({ day }) => day === row.day) ? [] : ['day']),
  })
  const typed = z.safeParse(SlotRow, useWatch({ control: form.control }))
  const made = typed.success ? slotsOfRow(typed.data) : null
  const { least, most } = setupLimits.slotMinutes
  return (
    <DetailPart title={t('slots.make')}>
      <Form
        form={form}
        label={t('slots.make')}
        onSubmit={async (body) => {
          await add.mutateAsync({ params: { year }, body })
          forget()
          toast.success(t('slots.made', { count: body.count }))
        }}
      >
        <SelectField
          name="day"
          label={t('slots.day')}
          options={days.map(({ day }) => ({ value: day, label: dates.day(day) }))}
        />
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
          <TextField name="first" type="time" label={t('slots.first')} />
          <NumberField name="count" min={1} max={setupLimits.slotsAtOnce} label={t('slots.count')} />
          <NumberField name="minutes" min={least} max={most} step={5} label={t('slots.minutes')} />
          <NumberField name="pause" min={0} max={most} step={5} label={t('slots.pause')} />
        </div>
        <p className="text-sm text-muted figures" aria-live="polite">
          {made?.length ? t('slots.preview', { from: made[0]?.starts, to: made.at(-1)?.ends, count: made.length }) : ''}
        </p>
        <SubmitButton wide>{t('slots.submit')}</SubmitButton>
      </Form>
    </DetailPart>
  )
}
