import { type ReactNode, useId } from 'react'

type SegmentedProps<V extends string> = {
  label: string
  value: V
  onChange: (value: V) => void
  options: { value: V; label: ReactNode; disabled?: boolean }[]
}

/** A few views of the same thing, one of which is on: radio buttons in one frame. */
export function Segmented<V extends string>({ label, value, onChange, options }: SegmentedProps<V>) {
  const name = useId()
  return (
    <fieldset className="relative inline-flex max-w-full min-w-0 gap-1 overflow-x-auto rounded-md border border-line bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="picked rounded-[calc(var(--radius)-4px)] px-4 py-1.5 text-center text-sm font-medium whitespace-nowrap max-sm:px-2.5 text-muted eased hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-sm"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
