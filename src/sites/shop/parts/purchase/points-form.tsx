import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Benefits } from '#contract/reservation'
import { z } from '#contract/zod'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { NumberField } from '#src/ui/form/number-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'

interface PointsFormProps {
  points: number
  balance: number
  max: number
  onUse: (points: number) => Promise<void>
}

/** How many points pay for a part of the price. */
export function PointsForm({ points, balance, max, onUse }: PointsFormProps) {
  const { t, i18n } = useTranslation('shop.purchase')
  const schema = z.object({ points: Benefits.shape.points.check(z.lte(max, 'booking.pointsTooMany')) })
  const form = useZodForm(schema, { points })
  const { reset } = form
  useEffect(() => reset({ points }), [reset, points])
  if (balance === 0) {
    return (
      <>
        <h2 className="mb-2 text-lg font-bold">{t('benefits.points')}</h2>
        <p className="text-muted">{t('benefits.pointsNone')}</p>
      </>
    )
  }
  const shown = (value: number) => value.toLocaleString(i18n.language)
  return (
    <Form form={form} onSubmit={({ points: wanted }) => onUse(wanted)} label={t('benefits.points')}>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <NumberField
          name="points"
          label={t('benefits.points')}
          help={t('benefits.pointsHelp', { balance: shown(balance), max: shown(max) })}
          min={0}
          max={max}
          step={100}
          className="min-w-0 flex-1 basis-64"
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="ghost" onClick={() => form.setValue('points', max, { shouldValidate: true })}>
            {t('benefits.useAll')}
          </Button>
          <SubmitButton variant="secondary">{t('benefits.usePoints')}</SubmitButton>
        </div>
      </div>
    </Form>
  )
}
