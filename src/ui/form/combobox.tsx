import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from '../field'
import { IconButton } from '../icon-button'
import { Anchored } from '../overlay/anchored'
import { ComboboxList, type ComboboxOption } from './combobox-list'

type ComboboxProps = Partial<ControlProps> & {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  options: ComboboxOption[]
  placeholder?: string
  name?: string
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The field keeps the focus; arrows move in the list, Enter chooses, Escape and leaving restore the previous choice. */
export function Combobox({ value, onChange, onBlur, options, placeholder, ref, ...input }: ComboboxProps) {
  const { t } = useTranslation('ui')
  const [query, setQuery] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement | null>(null)
  const list = useId()
  const chosen = options.find((option) => option.value === value)
  const found = query
    ? options.filter(({ label, also }) => plain(`${label} ${also ?? ''}`).includes(plain(query)))
    : options

  const show = () => {
    setActive(
      Math.max(
        0,
        found.findIndex((option) => option.value === value),
      ),
    )
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setQuery(null)
  }
  const choose = (option: ComboboxOption | undefined) => {
    onChange(option?.value ?? '')
    close()
    field.current?.focus()
  }
  const leave = () => {
    const exact = query && options.find(({ label }) => plain(label) === plain(query))
    if (exact) onChange(exact.value)
    close()
    onBlur?.()
  }
  const key = (event: KeyboardEvent) => {
    const to = { ArrowDown: active + 1, ArrowUp: active - 1 }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      if (open) setActive((to + found.length) % Math.max(1, found.length))
      else show()
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      if (found[active]) choose(found[active])
    }
  }
  return (
    <div ref={frame} className="relative">
      <input
        {...input}
        ref={(element) => {
          field.current = element
          if (typeof ref === 'function') ref(element)
        }}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        aria-activedescendant={open && found[active] ? `${list}-${found[active].value}` : undefined}
        placeholder={placeholder ?? t('combobox.placeholder')}
        value={query ?? chosen?.label ?? ''}
        onChange={(event) => {
          setQuery(event.target.value)
          setActive(0)
          setOpen(true)
        }}
        onClick={() => (open ? undefined : show())}
        onKeyDown={key}
        onBlur={leave}
        className="control pe-22"
      />
      <div className="absolute inset-y-0 end-1.5 flex items-center text-muted">
        {chosen && !input.disabled && (
          <IconButton label={t('combobox.clear')} size="sm" onClick={() => choose(undefined)}>
            <X className="size-4" />
          </IconButton>
        )}
        <IconButton
          label={t('combobox.open')}
          size="sm"
          tabIndex={-1}
          disabled={input.disabled}
          // The press must not take the focus from the field: losing it would close the list again.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            field.current?.focus()
            if (open) close()
            else show()
          }}
        >
          <ChevronsUpDown className="size-4" />
        </IconButton>
      </div>
      {open && (
        <Anchored anchor={frame} onClose={close} fit className="flex flex-col p-1.5">
          <ComboboxList
            id={list}
            options={found}
            active={active}
            value={value}
            onActive={setActive}
            onChoose={choose}
          />
        </Anchored>
      )}
    </div>
  )
}
