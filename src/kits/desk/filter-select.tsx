import { useId } from 'react'
import { Select } from '#src/ui/select'
import { useDeskAddress } from './use-desk-address'

interface FilterSelectProps {
  /** The search parameter. */
  name: string
  label: string
  /** The label for no filter; without it one of the options is always chosen. */
  any?: string
  options: readonly { value: string; label: string }[]
  /** The option chosen when the address has none. */
  initial?: string
  /** Parameters whose meaning depends on this one: they are cleared when it changes. */
  clears?: readonly string[]
  /** Shows the name above it, where there is room. */
  named?: boolean
}

/** One filter of a list, as a native select. */
export function FilterSelect({
  name,
  label,
  any,
  options,
  initial = '',
  clears = [],
  named = false,
}: FilterSelectProps) {
  const { value, change } = useDeskAddress()
  const id = useId()
  return (
    <div className={named ? '' : 'max-sm:w-[calc(50%-0.25rem)]'}>
      <label htmlFor={id} className={named ? 'mb-1 block text-sm text-muted' : 'sr-only'}>
        {label}
      </label>
      <Select
        id={id}
        value={value(name) || initial}
        onChange={(event) =>
          change({ ...Object.fromEntries(clears.map((each) => [each, ''])), [name]: event.target.value })
        }
        className={named ? '' : 'sm:w-44'}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  )
}
