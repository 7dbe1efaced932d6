import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { WrittenSection } from '#contract/education/sections'
import { useFormScene } from './form-context'
import { useClock } from './use-clock'

/** Whether what is typed has been saved, and when: quiet while all is well, aloud when it is not. */
export function SaveNote({ section }: { section: WrittenSection }) {
  const { t } = useTranslation('edu-travel.application')
  const { savers } = useFormScene()
  const clock = useClock()
  const status = useStore(savers[section].store, (state) => state.status)
  const savedAt = useStore(savers[section].store, (state) => state.base.saved_at)
  const isTrouble = status === 'offline' || status === 'failed' || status === 'closed' || status === 'conflict'
  return (
    <p
      role={isTrouble ? 'alert' : undefined}
      data-save={status}
      className={`sticky bottom-3 z-1 flex w-fit max-w-full items-center gap-2 rounded-full border border-line bg-surface px-4 py-1.5 text-sm shadow-sm ${isTrouble ? 'font-medium text-warning' : 'text-muted'}`}
    >
      {isTrouble ? <CloudOff className="size-4 shrink-0" /> : <Check className="size-4 shrink-0 text-success" />}
      {status === 'saved' ? t('save.saved', { time: clock(savedAt) }) : t(`save.${status}`)}
    </p>
  )
}
