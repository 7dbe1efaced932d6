import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { FieldGroup, type FieldTexts } from '../field'
import { useField } from './use-field'

const option = cva('picked flex items-start gap-3', {
  variants: {
    look: {
      list: 'py-1.5',
      cards: [
        'rounded-md border border-line-strong bg-surface p-4 eased hover:border-ink',
        'has-checked:border-brand has-checked:bg-brand-soft has-checked:outline has-checked:outline-brand',
      ],
    },
  },
})

type Option = { value: string; label: ReactNode; help?: ReactNode; icon?: ReactNode; disabled?: boolean }

type RadioGroupProps = Omit<FieldTexts, 'error'> & {
  name: string
  options: Option[]
  /** `cards` for few, important choices. */
  look?: 'list' | 'cards'
  columns?: 1 | 2
}

export function RadioGroup({ name, options, look = 'list', columns = 1, ...texts }: RadioGroupProps) {
  const { field, error } = useField(name)
  return (
    <FieldGroup {...texts} error={error} radios>
      {(notes) => (
        <div className={`grid grid-cols-1 ${look === 'cards' ? 'gap-3' : ''} ${columns === 2 ? 'sm:grid-cols-2' : ''}`}>
          {options.map(({ value, label, help, icon, disabled }, at) => (
            <label key={value} className={option({ look })}>
              <input
                {...field}
                type="radio"
                aria-describedby={(field.value ? field.value === value : at === 0) ? notes : undefined}
                value={value}
                disabled={disabled}
                checked={field.value === value}
                className="mt-1 size-4.5 shrink-0 outline-none"
              />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="block font-medium">{label}</span>
                {help && <span className="block text-sm text-muted">{help}</span>}
              </span>
              {icon}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
