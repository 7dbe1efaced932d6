import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type ChangeEvent, type KeyboardEvent, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from './field'
import { IconButton } from './icon-button'
import { numberText } from './number-text'

type NumberStepperProps = Partial<ControlProps> & {
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  min?: number
  max?: number
  step?: number
  name?: string
  /** Shown while there is no number. */
  placeholder?: string
  disabled?: boolean
  'aria-label'?: string
  ref?: Ref<HTMLInputElement>
}

/** Takes digits, dot and minus only (product §5); arrows and buttons move by `step`, never past `min` and `max`. */
export function NumberStepper({ value, onChange, onBlur, min, max, step = 1, ...input }: NumberStepperProps) {
  const { t } = useTranslation('ui')
  // Unfinished text may not be a number yet: "-" or "3." stay as they are until the field is left.
  const [draft, setDraft] = useState<string | null>(null)
  const held = (next: number) => Math.min(max ?? next, Math.max(min ?? next, next))
  const move = (by: number) => {
    setDraft(null)
    onChange(held(rounded((value ?? min ?? 0) + (value === null ? 0 : by))))
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const text = numberText(event.target.value)
    setDraft(text)
    if (text === '') onChange(null)
    else if (Number.isFinite(Number(text))) onChange(Number(text))
  }
  const leave = () => {
    setDraft(null)
    if (value !== null && held(value) !== value) onChange(held(value))
    onBlur?.()
  }
  const key = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key]
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }
  return (
    <div className="inline-flex max-w-full items-center gap-1">
      <IconButton
        label={t('stepper.less')}
        variant="outline"
        tabIndex={-1}
        disabled={input.disabled || (value !== null && min !== undefined && value <= min)}
        onClick={() => move(-step)}
      >
        <Minus className="size-4" />
      </IconButton>
      <input
        {...input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={value ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        value={draft ?? value ?? ''}
        onChange={type}
        onBlur={leave}
        onKeyDown={key}
        className="h-11 w-14 min-w-0 rounded-sm bg-transparent text-center text-base font-semibold figures disabled:text-muted aria-invalid:text-error"
      />
      <IconButton
        label={t('stepper.more')}
        variant="outline"
        tabIndex={-1}
        disabled={input.disabled || (value !== null && max !== undefined && value >= max)}
        onClick={() => move(step)}
      >
        <Plus className="size-4" />
      </IconButton>
    </div>
  )
}

/** 0.1 + 0.2 must not be shown as 0.30000000000000004. */
const rounded = (value: number) => Number(value.toFixed(6))
