import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useTranslation } from 'react-i18next'
import { Spinner } from '#src/ui/spinner'
import type { KeepState } from './use-keeping'

const icons = {
  kept: <Check aria-hidden="true" className="size-4 shrink-0 text-success" />,
  keeping: <Spinner className="size-4 shrink-0" />,
  offline: <CloudOff aria-hidden="true" className="size-4 shrink-0 text-warning" />,
  failed: <CloudOff aria-hidden="true" className="size-4 shrink-0 text-warning" />,
} satisfies Record<KeepState, unknown>

/** Whether the answers are on the server yet. Only a lost connection is read aloud: saving is expected. */
export function KeptState({ state }: { state: KeepState }) {
  const { t } = useTranslation('survey')
  const isLost = state === 'offline' || state === 'failed'
  return (
    <span role={isLost ? 'status' : undefined} data-kept={state} className="inline-flex items-center gap-1.5">
      {icons[state]}
      {t(`state.${state}`)}
    </span>
  )
}
