import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FairHall } from '#contract/fair/edition'
import { type BoothPlace, BoothRow, boothsOfRow, setupLimits } from '#contract/fair/setup'
import { fairSetupDesk } from '#contract/fair/setup-desk'
import { z } from '#contract/zod'
import { DetailPart } from '#src/kits/desk/detail'
import { Form } from '#src/ui/form/form'
import { NumberField } from '#src/ui/form/number-field'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { PlaceFields } from './place-fields'
import { useSetupCall } from './use-setup-call'

interface BoothRowsProps {
  year: number
  hall: FairHall
  /** Called with the booths of the row being typed, for the plan. */
  onPlan: (booths: readonly BoothPlace[]) => void
}

/** Adds one booth or a row of booths to a hall. */
export function BoothRows({ year, hall, onPlan }: BoothRowsProps) {
  const { t } = useTranslation('fair.desk-setup')
  const add = useSetupCall(fairSetupDesk.addBooths)
  const form = useZodForm(BoothRow, {
    hall: hall.id,
    number: '',
    x: 0,
    y: 0,
    width: 3,
    height: 3,
    count: 1,
    direction: 'across',
    gap: 0,
  })
  const values = useWatch({ control: form.control })
  useEffect(() => {
    const typed = z.safeParse(BoothRow, values)
    onPlan((typed.success && boothsOfRow(typed.data)) || [])
  }, [values, onPlan])
  return (
    <DetailPart title={t('booths.add')}>
      <Form
        form={form}
        label={t('booths.add')}
        onSubmit={async (body) => {
          await add.mutateAsync({ params: { year }, body })
          toast.success(t('booths.added', { count: body.count }))
          form.reset({ ...body, number: '' })
        }}
      >
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
          <TextField name="number" label={t('booths.firstNumber')} placeholder="A01" autoComplete="off" />
          <NumberField name="count" min={1} max={setupLimits.boothsAtOnce} label={t('booths.count')} />
        </div>
        <PlaceFields />
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
          <SelectField
            name="direction"
            label={t('booths.direction')}
            options={(['across', 'down'] as const).map((value) => ({ value, label: t(`booths.${value}`) }))}
          />
          <NumberField name="gap" min={0} max={setupLimits.booth} label={t('booths.gap')} />
        </div>
        <SubmitButton wide>{t('booths.submit')}</SubmitButton>
      </Form>
    </DetailPart>
  )
}
