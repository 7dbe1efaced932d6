import Timer from 'lucide-react/icons/timer'
import { useTranslation } from 'react-i18next'

type CountdownProps = {
  /** Counted by the caller, who knows the clock; negative values count as 0. */
  secondsLeft: number
  /** What ends, before the digits. */
  label?: string
  /** Below this it is shown in the warning color. */
  urgentBelow?: number
}

/** Shows seconds; screen readers only announce whole minutes, and the end. */
export function Countdown({ secondsLeft, label, urgentBelow = 120 }: CountdownProps) {
  const { t } = useTranslation('ui')
  const left = Math.max(0, Math.floor(secondsLeft))
  const minutes = Math.floor(left / 60)
  const shown = `${minutes}:${String(left % 60).padStart(2, '0')}`
  const look = left < urgentBelow ? 'bg-warning-soft text-warning' : 'bg-brand-soft text-brand'
  const spoken =
    left === 0 ? t('countdown.over') : minutes === 0 ? t('countdown.last') : t('countdown.left', { count: minutes })
  return (
    <span className={`inline-flex items-center gap-2 rounded-full px-3.5 py-1.5 text-sm ${look}`}>
      <Timer className="size-4" />
      {label && <span>{label}</span>}
      <span aria-hidden="true" className="font-semibold figures">
        {shown}
      </span>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </span>
  )
}
