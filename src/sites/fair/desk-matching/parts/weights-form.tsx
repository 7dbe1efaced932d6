import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Data } from '#contract/endpoint'
import { fairMatching, type MatchingWeights, mostPoints } from '#contract/fair/matching'
import { CallError } from '#src/api/call'
import { useCall } from '#src/api/query'
import { DetailPart } from '#src/kits/desk/detail'
import { StaleNote } from '#src/kits/desk/stale-note'
import { isOfNewer } from '#src/kits/desk/use-instead-of-refusal'
import { Button } from '#src/ui/button'
import { Field } from '#src/ui/field'
import { NumberStepper } from '#src/ui/number-stepper'
import { toast } from '#src/ui/overlay/toast'
import { Effect } from './effect'

const others = ['mutual', 'fit', 'unmet', 'fairness', 'stay'] as const
const priorities = [0, 1, 2] as const

/** The weights, with their effect beside that of the saved ones. Typed values stay when a colleague saves others meanwhile. */
export function WeightsForm({ settings }: { settings: Data<typeof fairMatching.settings> }) {
  const { t } = useTranslation('fair.desk-matching')
  const { t: failed } = useTranslation('ui')
  // Shows the saved weights, even a colleague's, until something else is typed.
  const [typed, setTyped] = useState<{ weights: MatchingWeights; base: number } | null>(null)
  const weights = typed?.weights ?? settings.weights
  const setWeights = (next: MatchingWeights) => setTyped({ weights: next, base: typed?.base ?? settings.version })
  const client = useQueryClient()
  const preview = useCall(fairMatching.preview)
  const save = useCall(fairMatching.setWeights, { errors: 'page', refreshes: [fairMatching.settings] })
  const send = async () => {
    await save.mutateAsync({ body: { weights, base: typed?.base ?? settings.version } })
    setTyped(null)
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
      <StaleNote
        isStale={typed !== null && typed.base !== settings.version}
        onKeep={() => setTyped({ weights, base: settings.version })}
        onTake={() => setTyped(null)}
      >
        <ul>
          {[
            ...priorities.map((at) => [t(`weights.priority${(at + 1) as 1 | 2 | 3}`), settings.weights.priority[at]]),
            ...others.map((name) => [t(`weights.${name}`), settings.weights[name]]),
          ].map(([label, points]) => (
            <li key={label}>
              {label}: {points}
            </li>
          ))}
        </ul>
      </StaleNote>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send().catch((error: Error) => {
            // The saved weights are refetched beside the typed ones: where they are newer, the choice says so.
            void client.invalidateQueries({ queryKey: [fairMatching.settings.path] })
            if (!(error instanceof CallError && isOfNewer(error.code)))
              toast.error(error.message || failed('form.failed'))
          })
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
