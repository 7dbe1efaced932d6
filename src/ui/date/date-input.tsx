import CalendarDays from 'lucide-react/icons/calendar-days'
import { type FocusEvent, type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from '../field'
import { IconButton } from '../icon-button'
import { Anchored } from '../overlay/anchored'
import { useLazy } from '../use-lazy'
import { CalendarSkeleton } from './calendar'
import type { CalendarProps } from './calendar-panel'
import { readDay, shownDay } from './iso-day'

const load = () => import('./calendar-panel')

export type DateLimits = Pick<CalendarProps, 'min' | 'max' | 'openTo' | 'dayInfo' | 'labeled' | 'onMonthChange'>

type DateInputProps = Partial<ControlProps> &
  DateLimits & {
    /** YYYY-MM-DD; typed text that is not a day stays as typed, for the form to refuse. */
    value: string
    onChange: (value: string) => void
    onBlur?: () => void
    name?: string
    disabled?: boolean
    'aria-label'?: string
    ref?: Ref<HTMLInputElement>
  }

/** Typed as MM/DD/YY or chosen in a calendar, whose library is loaded on first touch. */
export function DateInput({
  value,
  onChange,
  onBlur,
  min,
  max,
  openTo,
  dayInfo,
  labeled,
  onMonthChange,
  ...input
}: DateInputProps) {
  const { t } = useTranslation('ui')
  const [panel, fetchPanel] = useLazy(load)
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<string | null>(null)
  const [focusDay, setFocusDay] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open || !panel) return
    if (focusDay) frame.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus()
  }, [open, panel, focusDay])

  const show = (fromButton: boolean) => {
    void fetchPanel()
    setFocusDay(fromButton)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const leave = (event: FocusEvent) => {
    if (frame.current?.contains(event.relatedTarget)) return
    setOpen(false)
    setDraft(null)
    onBlur?.()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches what its own controls do
    <div ref={frame} className="relative" onBlur={leave}>
      <input
        {...input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('date.format')}
        value={draft ?? shownDay(value)}
        onChange={(event) => {
          setDraft(event.target.value)
          onChange(readDay(event.target.value) ?? event.target.value)
        }}
        onClick={() => show(false)}
        className="control pe-13 figures"
      />
      <IconButton
        ref={button}
        label={t('date.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        size="sm"
        disabled={input.disabled}
        onPointerEnter={() => void fetchPanel()}
        onFocus={() => void fetchPanel()}
        onClick={() => (open ? close() : show(true))}
        className="absolute inset-y-0 end-1.5 my-auto text-muted"
      >
        <CalendarDays className="size-5" />
      </IconButton>
      {open && (
        <Anchored
          role="dialog"
          aria-label={t('date.pick')}
          anchor={frame}
          onClose={(by) => (by === 'escape' ? close() : setOpen(false))}
          className="w-92 p-4"
        >
          {panel ? (
            <panel.CalendarPanel
              value={readDay(shownDay(value)) && value}
              onChange={(day) => {
                setDraft(null)
                onChange(day)
                close()
              }}
              {...{ min, max, openTo, dayInfo, labeled, onMonthChange }}
            />
          ) : (
            <CalendarSkeleton
              openTo={readDay(shownDay(value)) ? value : (openTo ?? min)}
              withNotes={dayInfo !== undefined}
            />
          )}
        </Anchored>
      )}
    </div>
  )
}
