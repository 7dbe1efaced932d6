import { useId } from 'react'
import { Select } from '#src/ui/select'
import { useDeskAddress } from './use-desk-address'

interface FilterSelectProps {
  /** The search parameter. */
  name: string
  label: string
  /** What stands for no filter. */
  any: string
  options: readonly { value: string; label: string }[]
}

/** One filter of a list, as the platform's own list of choices. */
export function FilterSelect({ name, label, any, options }: FilterSelectProps) {
  const { value, change } = useDeskAddress()
  const id = useId()
  return (
    <div className="max-sm:w-[calc(50%-0.25rem)]">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Select
        id={id}
        value={value(name)}
        onChange={(event) => change({ [name]: event.target.value })}
        className="sm:w-40"
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  )
}
