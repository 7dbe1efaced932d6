import Check from 'lucide-react/icons/check'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

export type ComboboxOption = {
  value: string
  label: string
  /** Before the label: a flag. */
  icon?: ReactNode
  /** Additional search words: a country's code, its name in English. */
  also?: string
}

type ComboboxListProps = {
  id: string
  options: ComboboxOption[]
  active: number
  value: string
  onActive: (index: number) => void
  onChoose: (option: ComboboxOption) => void
}

export function ComboboxList({ id, options, active, value, onActive, onChoose }: ComboboxListProps) {
  const { t } = useTranslation('ui')
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={t('combobox.open')}
        // The list itself scrolls, not its container: the arrow keys of the field move in it.
        className="min-h-0 overflow-y-auto"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works from the field, which keeps the focus
          <div
            key={option.value}
            id={`${id}-${option.value}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            onPointerMove={() => index !== active && onActive(index)}
            // The press must not take the focus from the field: losing it would close the list first.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            className={`flex cursor-pointer items-center gap-3 rounded-sm px-3 py-2 select-none ${index === active ? 'bg-sunken' : ''} ${option.value === value ? 'font-semibold' : ''}`}
          >
            {option.icon}
            <span className="flex-1">{option.label}</span>
            {option.value === value && <Check className="size-4 text-brand" />}
          </div>
        ))}
      </div>
      <p role="status" className={options.length ? 'sr-only' : 'px-3 py-2 text-muted'}>
        {options.length ? '' : t('combobox.empty')}
      </p>
    </>
  )
}
