import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button'

interface PageTurnProps {
  /** The page that is shown, from 0. */
  at: number
  of: number
  /** Whether it stays. */
  held: boolean
  /** Holds a page; null lets them turn by themselves again. */
  onHold: (at: number | null) => void
}

/** Which page a big screen shows, and buttons to hold it and to turn it; on a phone there are no pages. */
export function PageTurn({ at, of, held, onHold }: PageTurnProps) {
  const { t } = useTranslation('fair.viewer')
  const look = 'border border-white/40 text-white hover:bg-white/10'
  return (
    <div className="flex items-center gap-2 max-lg:hidden">
      <p className="text-[clamp(1rem,1.6vw,4rem)] font-semibold text-white/80 tabular-nums">
        {t('page', { page: at + 1, of })}
      </p>
      <Button size="sm" variant="ghost" className={look} onClick={() => onHold(held ? null : at)}>
        {t(held ? 'turn' : 'hold')}
      </Button>
      <Button size="sm" variant="ghost" className={look} onClick={() => onHold(at + 1)}>
        {t('nextPage')}
      </Button>
    </div>
  )
}
