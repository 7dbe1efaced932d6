import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Data } from '#contract/endpoint'
import { fairMatching, type MatchingWeights, mostPoints } from '#contract/fair/matching'
import { useCall } from '#src/api/query'
import { DetailPart } from '#src/kits/desk/detail'
import { Button } from '#src/ui/button'
import { Field } from '#src/ui/field'
import { NumberStepper } from '#src/ui/number-stepper'
import { toast } from '#src/ui/overlay/toast'
import { Effect } from './effect'

const others = ['mutual', 'fit', 'unmet', 'fairness', 'stay'] as const
const priorities = [0, 1, 2] as const

/** The weights, with what they would do beside what is saved. */
export function WeightsForm({ settings }: { settings: Data<typeof fairMatching.settings> }) {
  const { t } = useTranslation('fair.desk-matching')
  const [weights, setWeights] = useState<MatchingWeights>(settings.weights)
  const preview = useCall(fairMatching.preview)
  const save = useCall(fairMatching.setWeights, { refreshes: [fairMatching.settings] })
  const send = async () => {
    await save.mutateAsync({ body: { weights, base: settings.version } })
    toast.success(t('weights.saved'))
  }
  const setPriority = (at: number, value: number) =>
    setWeights({ ...weights, priority: weights.priority.with(at, value) as MatchingWeights['priority'] })
  const field = (name: string, label: string, value: number, change: (value: number) => void) => (
    <Field key={name} label={label}>
      {(frame) => (
        <div>
          <NumberStepper
            {...frame}
            name={name}
            min={0}
            max={mostPoints}
            value={value}
            onChange={(next) => change(Math.round(next ?? 0))}
          />
        </div>
      )}
    </Field>
  )
  return (
    <DetailPart title={t('weights.title')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send().catch(() => {})
        }}
        className="space-y-3"
      >
        <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4">
          {priorities.map((at) =>
            field(`priority${at + 1}`, t(`weights.priority${(at + 1) as 1 | 2 | 3}`), weights.priority[at], (value) =>
              setPriority(at, value),
            ),
          )}
          {others.map((name) =>
            field(name, t(`weights.${name}`), weights[name], (value) => setWeights({ ...weights, [name]: value })),
          )}
        </div>
        <p className="text-sm text-muted">{t('weights.note', { most: mostPoints })}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            type="button"
            variant="secondary"
            size="sm"
            busy={preview.isPending}
            onClick={() => preview.mutate({ body: { weights } })}
          >
            {t('weights.preview')}
          </Button>
          <Button type="submit" size="sm" busy={save.isPending}>
            {t('weights.save')}
          </Button>
        </div>
      </form>
      <div aria-live="polite">{preview.data && <Effect {...preview.data} />}</div>
    </DetailPart>
  )
}
