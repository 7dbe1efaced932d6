import { FieldGroup, type FieldTexts } from '../field'
import { useField } from './use-field'

type CheckGroupProps = Omit<FieldTexts, 'error'> & {
  name: string
  options: { value: string; label: string }[]
}

/** A choice of several among few: the form's value is the list of chosen options, in their order. */
export function CheckGroup({ name, options, ...texts }: CheckGroupProps) {
  const { field, error } = useField(name)
  const chosen = field.value as readonly string[]
  const toggle = (value: string, on: boolean) =>
    field.onChange(options.map((each) => each.value).filter((each) => (each === value ? on : chosen.includes(each))))
  return (
    <FieldGroup {...texts} error={error}>
      {(notes) => (
        <div className="flex flex-wrap gap-2">
          {options.map(({ value, label }, at) => (
            <label
              key={value}
              className="picked inline-flex min-h-10 max-w-full items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-sm font-medium eased hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand"
            >
              <input
                ref={at === 0 ? field.ref : undefined}
                type="checkbox"
                aria-describedby={at === 0 ? notes : undefined}
                name={name}
                value={value}
                checked={chosen.includes(value)}
                onChange={(event) => toggle(value, event.target.checked)}
                onBlur={field.onBlur}
                className="size-4.5 shrink-0 outline-none"
              />
              <span className="min-w-0 py-1 wrap-anywhere">{label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
