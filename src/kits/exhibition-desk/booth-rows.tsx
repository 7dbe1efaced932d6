import { type ReactNode, useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type BoothPlace, BoothRow, boothsOfRow, exhibitionLimits } from '#contract/exhibition'
import type { FairHall } from '#contract/fair/edition'
import { z } from '#contract/zod'
import { DetailPart } from '#src/kits/desk/detail'
import { useDraft } from '#src/session/use-draft'
import { Form } from '#src/ui/form/form'
import { NumberField } from '#src/ui/form/number-field'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { TextField } from '#src/ui/form/text-field'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { toast } from '#src/ui/overlay/toast'
import { PlaceFields } from './place-fields'

const Typed = z.extend(BoothRow, { corner: z.boolean() })

interface BoothRowsProps {
  hall: FairHall
  /** The name under which typed values are stored until the row is added. */
  draft: string
  /** Called with the booths of the row being typed, for the plan. */
  onPlan: (booths: readonly BoothPlace[]) => void
  /** Adds the row; an error is shown in the form. */
  onAdd: (row: BoothRow, corner: boolean) => Promise<unknown>
  /** Further fields. */
  children?: ReactNode
}

/** Adds one booth or a row of booths to a hall. */
export function BoothRows({ hall, draft, onPlan, onAdd, children }: BoothRowsProps) {
  const { t } = useTranslation('exhibition-desk')
  const form = useZodForm(Typed, {
    ...{ hall: hall.id, number: '', x: 0, y: 0, width: 3, height: 3 },
    ...{ count: 1, direction: 'across', gap: 0, corner: false },
  })
  const forget = useDraft(form, draft, { schema: Typed })
  const values = useWatch({ control: form.control })
  useEffect(() => {
    const typed = z.safeParse(Typed, values)
    onPlan((typed.success && boothsOfRow(typed.data)) || [])
  }, [values, onPlan])
  return (
    <DetailPart title={t('booths.add')}>
      <Form
        form={form}
        label={t('booths.add')}
        onSubmit={async ({ corner, ...row }) => {
          await onAdd(row, corner)
          toast.success(t('booths.added', { count: row.count }))
          form.reset({ ...row, corner, number: '' })
          forget()
        }}
      >
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
          <TextField name="number" label={t('booths.firstNumber')} placeholder="A01" autoComplete="off" />
          <NumberField name="count" min={1} max={exhibitionLimits.boothsAtOnce} label={t('booths.count')} />
        </div>
        <PlaceFields />
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
          <SelectField
            name="direction"
            label={t('booths.direction')}
            options={(['across', 'down'] as const).map((value) => ({ value, label: t(`booths.${value}`) }))}
          />
          <NumberField name="gap" min={0} max={exhibitionLimits.booth} label={t('booths.gap')} />
        </div>
        {children}
        <SubmitButton wide>{t('booths.submit')}</SubmitButton>
      </Form>
    </DetailPart>
  )
}
