import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import {
  type DepartureEffect,
  type DepartureRow,
  dayStates,
  departureImport,
  departureSheet,
} from '#contract/departure-import'
import type { Data } from '#contract/endpoint'
import { type DeskProduct, type productDesk, productLimits, whole } from '#contract/product-desk'
import { z } from '#contract/zod'
import { CallError } from '#src/api/call'
import { useContentLang } from '#src/session/visitor'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { DigitsField } from '#src/ui/form/digits-field'
import { Form } from '#src/ui/form/form'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { Dialog } from '#src/ui/overlay/dialog'
import { useAct } from '../../parts/use-act'
import { afterAct } from '../queries'
import { rowsOf, timesOf } from './chosen-departures'
import { type CheckedDeparture, DepartureEffects } from './departure-effects'

const Typed = z
  .strictObject({
    option: z.string(),
    time: z.string(),
    capacity: z.nullable(whole(1, productLimits.capacity)),
    status: z.enum(['', ...dayStates]),
  })
  .check(
    z.refine(({ time, capacity, status }) => capacity !== null || (time === '' && status !== ''), {
      error: 'validation.required',
      path: ['capacity'],
    }),
  )
type Typed = z.infer<typeof Typed>

const isSame = (one: Typed, other: Partial<Typed>): boolean =>
  (Object.keys(one) as (keyof Typed)[]).every((field) => one[field] === other[field])

/** Departures that were changed. */
export type Changed = { row: DepartureRow; effect: DepartureEffect }[]

interface ChangeDaysProps {
  product: Pick<DeskProduct, 'id' | 'options'>
  items: Data<typeof productDesk.departures>['items']
  days: readonly string[]
  onChanged: (changed: Changed) => void
  onClose: () => void
}

/** Changes the seats of the departures of chosen days, or closes or reopens the days; the effect is shown first (product §5). */
export function ChangeDays({ product, items, days, onChanged, onClose }: ChangeDaysProps) {
  const { t } = useTranslation('admin.products')
  const { t: refusal } = useTranslation('refusal')
  const lang = useContentLang()
  const [shown, setShown] = useState<{ typed: Typed; rows: DepartureRow[]; checked: CheckedDeparture[] } | null>(null)
  const [failed, setFailed] = useState('')
  const [isBusy, setBusy] = useState(false)
  const form = useZodForm(Typed, {
    option: '',
    time: '',
    capacity: null as number | null,
    status: '' as Typed['status'],
  })
  const check = useAct(departureImport.check, [])
  const take = useAct(departureImport.take, afterAct)
  const typed = useWatch({ control: form.control })
  const { option = '', time = '' } = typed
  // What was typed since would not be what is applied.
  const seen = shown && isSame(shown.typed, typed) ? shown : null
  const open = product.options.filter(({ status }) => status === 'open')
  const times = timesOf({ ...product, options: open }, option)

  const preview = async (rows: DepartureRow[], asTyped: Typed) => {
    const { bad, rows: effects } = await check({ body: { rows } })
    const checked = rows.map((row, at) => ({
      row,
      effect: effects.find((each) => each.at === at) ?? null,
      bad: bad.filter((each) => each.at === at),
    }))
    setShown({ typed: asTyped, rows, checked })
  }
  const changes = (seen?.checked ?? []).flatMap(({ row, effect }) =>
    effect && effect.effect !== 'same' ? [{ row, effect }] : [],
  )
  const canApply = changes.length > 0 && !seen?.checked.some(({ bad }) => bad.length > 0)

  const apply = async () => {
    if (!seen) return
    setBusy(true)
    setFailed('')
    try {
      const before = changes.map(({ effect }) => ({ seats: effect.before, is_closed: effect.was_closed }))
      await take({ body: { rows: changes.map(({ row }) => row), seen: before, in_calendar: true } })
      onChanged(changes)
      onClose()
    } catch (error) {
      // Nothing was changed: what a colleague or a sale has changed is in the new preview.
      setFailed(error instanceof Error && error.message ? error.message : refusal('general.error'))
      if (error instanceof CallError && error.isFinal) await preview(seen.rows, seen.typed).catch(() => setShown(null))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      stays
      size="lg"
      place="sheet"
      onClose={onClose}
      title={t('chosen.title', { count: days.length })}
      description={t('chosen.text')}
      footer={
        canApply && (
          <Button busy={isBusy} onClick={() => void apply()}>
            {t('chosen.apply', { count: changes.length })}
          </Button>
        )
      }
    >
      <Form
        form={form}
        label={t('chosen.title', { count: days.length })}
        onSubmit={async (values) => {
          setShown(null)
          setFailed('')
          // A day is closed or reopened with all of its start times.
          const status = values.time === '' ? values.status : ''
          const rows = rowsOf(product, items, days, { ...values, status })
          if (rows.length > departureSheet.rows) setFailed(t('chosen.tooMany', { most: departureSheet.rows }))
          else if (rows.length === 0) setFailed(t('chosen.nothing'))
          else await preview(rows, values)
        }}
      >
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          {open.length > 1 && (
            <SelectField
              name="option"
              label={t('plan.option')}
              placeholder={t('chosen.everyOption')}
              options={open.map((each) => ({ value: each.id, label: each.name[lang] }))}
              optional
            />
          )}
          {times.length > 1 && (
            <SelectField
              name="time"
              label={t('chosen.time')}
              placeholder={t('chosen.everyTime')}
              options={times.map((each) => ({ value: each, label: each }))}
              optional
            />
          )}
          <DigitsField name="capacity" label={t('option.capacity')} help={t('chosen.capacityHelp')} optional />
          {time === '' && (
            <SelectField
              name="status"
              label={t('chosen.status')}
              placeholder={t('chosen.keep')}
              options={[
                { value: 'closed', label: t('plan.acts.close') },
                { value: 'open', label: t('plan.acts.open') },
              ]}
              optional
            />
          )}
        </div>
        <div>
          <SubmitButton variant="secondary">{t('plan.preview')}</SubmitButton>
        </div>
      </Form>
      {(seen || failed) && (
        <div className="mt-5 space-y-4 border-t border-line pt-4">
          {failed && <Alert tone="error" live title={failed} />}
          {seen && <DepartureEffects checked={seen.checked} options={product.options} />}
        </div>
      )}
    </Dialog>
  )
}
