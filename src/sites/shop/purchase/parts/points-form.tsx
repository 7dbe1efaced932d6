import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Benefits } from '#contract/reservation'
import { z } from '#contract/zod'
import { useDraft } from '#src/session/use-draft'
import { Button } from '#src/ui/button'
import { Form } from '#src/ui/form/form'
import { NumberField } from '#src/ui/form/number-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'

interface PointsFormProps {
  points: number
  balance: number
  max: number
  /** The name of the draft in the tab. */
  draft: string
  onUse: (points: number) => Promise<void>
  /** The typed points, even before they are applied. */
  onTyped: (points: number) => void
}

/** The number of points that pay for a part of the price. */
export function PointsForm({ points, balance, max, draft, onUse, onTyped }: PointsFormProps) {
  const { t } = useTranslation('shop.purchase')
  const schema = z.object({ points: Benefits.shape.points.check(z.lte(max, 'booking.pointsTooMany')) })
  const form = useZodForm(schema, { points })
  useDraft(form, draft, { schema })
  const { reset } = form
  const applied = useRef(points)
  useEffect(() => {
    if (applied.current !== points) reset({ points })
    applied.current = points
  }, [reset, points])
  const typed = useWatch({ control: form.control, name: 'points' })
  useEffect(() => onTyped(typed ?? 0), [onTyped, typed])
  if (balance === 0) {
    return (
      <>
        <h2 className="mb-2 text-lg font-bold">{t('benefits.points')}</h2>
        <p className="text-muted">{t('benefits.pointsNone')}</p>
      </>
    )
  }
  return (
    <Form form={form} onSubmit={({ points: value }) => onUse(value)} label={t('benefits.points')}>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <NumberField
          name="points"
          label={t('benefits.points')}
          help={t('benefits.pointsHelp', { balance, max })}
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
