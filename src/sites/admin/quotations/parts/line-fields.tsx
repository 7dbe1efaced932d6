import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { offerLines, quotationTexts } from '#contract/quotation-limits'
import type { RefusalCode } from '#contract/refusal'
import { useWon } from '#src/session/use-won'
import { Button } from '#src/ui/button'
import { FieldGroup } from '#src/ui/field'
import { DigitsField } from '#src/ui/form/digits-field'
import { NumberField } from '#src/ui/form/number-field'
import { TextField } from '#src/ui/form/text-field'
import type { Wrong } from '#src/ui/form/use-zod-form'
import { IconButton } from '#src/ui/icon-button'
import { emptyLine } from './typed-offer'

interface Line {
  quantity: number | null
  unit_won: number | null
}

/** The lines of an offer, and their total. */
export function LineFields() {
  const { t } = useTranslation('admin.quotations')
  const inWon = useWon()
  const { t: refusal } = useTranslation('refusal')
  const { control, formState } = useFormContext<{ lines: Line[] }>()
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' })
  const lines = useWatch({ control, name: 'lines' })
  const total = lines.reduce((sum, { quantity, unit_won }) => sum + (quantity ?? 0) * (unit_won ?? 0), 0)
  const wrong = (formState.errors.lines?.root ?? formState.errors.lines) as Wrong | undefined
  const error = wrong?.message && (wrong.plain ? wrong.message : refusal(wrong.message as RefusalCode))
  return (
    <FieldGroup label={t('offer.lines')} error={error || undefined}>
      <ul className="space-y-3">
        {fields.map((field, at) => (
          <li
            key={field.id}
            className="grid gap-x-4 gap-y-3 rounded-md bg-sunken p-4 md:grid-cols-[minmax(0,1fr)_auto_10rem_auto] md:items-start"
          >
            <TextField name={`lines.${at}.label`} label={t('line.label')} maxLength={quotationTexts.label} />
            <NumberField name={`lines.${at}.quantity`} label={t('line.quantity')} min={1} max={1000} />
            <DigitsField name={`lines.${at}.unit_won`} label={t('line.unitWon')} />
            {fields.length > 1 && (
              <IconButton label={t('line.remove', { at: at + 1 })} onClick={() => remove(at)} className="md:mt-7">
                <Trash className="size-5" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        {fields.length < offerLines && (
          <Button variant="secondary" size="sm" onClick={() => append(emptyLine)}>
            <Plus className="size-4" />
            {t('line.add')}
          </Button>
        )}
        <p className="ms-auto font-bold" role="status">
          {t('offer.total')} <span className="figures">{inWon(total)}</span>
        </p>
      </div>
    </FieldGroup>
  )
}
