import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash from 'lucide-react/icons/trash'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/icon-button'

interface MoveButtonsProps {
  /** The name of what is moved. */
  of: string
  at: number
  count: number
  /** How many have to stay. */
  least?: number
  /** Whether something can be moved beyond the start or the end of its list. */
  beyond?: { start: boolean; end: boolean }
  onMove: (to: number) => void
  onRemove: () => void
}

/** Moves something in its list, or removes it, unless it has to stay. */
export function MoveButtons({ of, at, count, least = 1, beyond, onMove, onRemove }: MoveButtonsProps) {
  const { t } = useTranslation('desk')
  return (
    <div className="flex">
      <IconButton
        data-up
        size="sm"
        label={t('move.up', { of })}
        disabled={at === 0 && !beyond?.start}
        onClick={() => onMove(at - 1)}
      >
        <ArrowUp className="size-4" />
      </IconButton>
      <IconButton
        data-down
        size="sm"
        label={t('move.down', { of })}
        disabled={at === count - 1 && !beyond?.end}
        onClick={() => onMove(at + 1)}
      >
        <ArrowDown className="size-4" />
      </IconButton>
      <IconButton size="sm" label={t('move.remove', { of })} disabled={count <= least} onClick={onRemove}>
        <Trash className="size-4" />
      </IconButton>
    </div>
  )
}
