import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { SaveStatus, SectionSaver } from './section-saver'
import { useClock } from './use-clock'

const isTrouble = (status: SaveStatus) =>
  status === 'offline' || status === 'failed' || status === 'refused' || status === 'closed' || status === 'conflict'

/** When the step was last saved, beside its heading. */
export function SaveNote({ saver }: { saver: Pick<SectionSaver, 'store'> }) {
  const { t } = useTranslation('edu-travel.application')
  const clock = useClock()
  const status = useStore(saver.store, (state) => state.status)
  const savedAt = useStore(saver.store, (state) => state.base.saved_at)
  return (
    <p data-save={status} className="flex items-center gap-1.5 text-sm text-muted">
      {isTrouble(status) ? (
        <CloudOff className="size-4 shrink-0 text-warning" />
      ) : (
        <Check className="size-4 shrink-0 text-success" />
      )}
      {status === 'waiting' || status === 'saving' ? t(`save.${status}`) : t('save.saved', { time: clock(savedAt) })}
    </p>
  )
}

interface SaveTroubleProps {
  saver: Pick<SectionSaver, 'store'>
  /** The name of a field of the section, by its path. */
  labelOf: (path: string) => string
}

/** Why saving fails, in view wherever the member is typing. */
export function SaveTrouble({ saver, labelOf }: SaveTroubleProps) {
  const { t } = useTranslation('edu-travel.application')
  const status = useStore(saver.store, (state) => state.status)
  const refusal = useStore(saver.store, (state) => state.refusal)
  return (
    <div role="alert" className="sticky bottom-3 z-1 empty:hidden">
      {isTrouble(status) && (
        <p className="flex w-fit max-w-full items-center gap-2.5 rounded-md border border-warning bg-warning-soft px-4 py-2.5 text-sm font-medium shadow-md">
          <CloudOff className="size-5 shrink-0 text-warning" />
          {status === 'refused'
            ? t('save.refused', { field: labelOf(refusal?.path ?? ''), problem: refusal?.message ?? '' })
            : t(`save.${status}`)}
        </p>
      )}
    </div>
  )
}
