import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import X from 'lucide-react/icons/x'
import type { DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreviewRow } from '#contract/education/approval'
import { useWon } from '#src/session/use-won'
import { amountText } from '#src/ui/form/use-digits'
import { IconButton } from '#src/ui/icon-button'
import { type Chosen, wonOf } from './use-choice'

interface ChosenRowProps {
  row: Chosen
  at: number
  isLast: boolean
  preview: PreviewRow | undefined
  onMove: (to: number) => void
  onType: (typed: string) => void
  onRemove: () => void
  onDrag: () => void
  onDragOver: () => void
}

/** An application to grant: its place, its amount, and whether the budget covers it. */
export function ChosenRow({ row, at, isLast, preview, ...on }: ChosenRowProps) {
  const { t } = useTranslation('edu-admin.review')
  const { number, organization, typed } = row
  const over = (event: DragEvent) => {
    event.preventDefault()
    on.onDragOver()
  }
  return (
    <li
      className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5"
      draggable
      onDragStart={on.onDrag}
      onDragOver={over}
      onDrop={(event) => event.preventDefault()}
    >
      <span className="flex items-center gap-1 text-muted">
        <GripVertical aria-hidden="true" className="size-4.5 cursor-grab" />
        <span className="w-6 text-end figures">{at + 1}</span>
        <IconButton
          size="sm"
          label={t('approval.up', { number })}
          disabled={at === 0}
          onClick={() => on.onMove(at - 1)}
        >
          <ArrowUp className="size-4" />
        </IconButton>
        <IconButton
          size="sm"
          label={t('approval.down', { number })}
          disabled={isLast}
          onClick={() => on.onMove(at + 1)}
        >
          <ArrowDown className="size-4" />
        </IconButton>
      </span>
      <span className="min-w-0 flex-1 basis-48 text-sm">
        <span className="block font-semibold figures">{number}</span>
        <span className="block wrap-anywhere">{organization}</span>
      </span>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('approval.wonOf', { number })}
        aria-invalid={preview?.fault === 'above' || preview?.fault === 'budget' || wonOf(row) === 0}
        value={typed}
        onChange={(event) => on.onType(amountText(event.target.value) ?? typed)}
        className="control w-40 text-end figures"
      />
      <span className="basis-56 text-sm" role="status">
        <BudgetState row={row} preview={preview} />
      </span>
      <IconButton size="sm" label={t('approval.remove', { number })} onClick={on.onRemove}>
        <X className="size-4" />
      </IconButton>
    </li>
  )
}

function BudgetState({ row, preview }: Pick<ChosenRowProps, 'row' | 'preview'>) {
  const { t } = useTranslation('edu-admin.review')
  const won = useWon()
  if (wonOf(row) === 0) return <span className="font-medium text-error">{t('approval.wrong')}</span>
  if (!preview || preview.won !== wonOf(row)) return <span className="text-muted">{t('approval.checking')}</span>
  if (preview.fault) return <span className="font-medium text-error">{t(`approval.fault.${preview.fault}`)}</span>
  return <span className="text-success">{t('approval.fits', { won: won(preview.left_won) })}</span>
}
