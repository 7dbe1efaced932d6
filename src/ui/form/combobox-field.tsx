import { Combobox } from '@base-ui/react/combobox'
import Check from 'lucide-react/icons/check'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { control, Field, type FieldTexts } from '../field'
import { iconButton } from '../icon-button'
import { useField } from './use-field'

export type ComboboxOption = {
  value: string
  label: string
  /** Before the label: a flag. */
  icon?: ReactNode
  /** Also found by these words: a country's code, its name in English. */
  also?: string
}

type ComboboxFieldProps = Omit<FieldTexts, 'error'> & {
  name: string
  options: ComboboxOption[]
  placeholder?: string
  className?: string
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const matches = (option: ComboboxOption, query: string) =>
  plain(`${option.label} ${option.also ?? ''}`).includes(plain(query.trim()))

/** A long list that one filters by typing; the form's value is the option's `value`. */
export function ComboboxField({ name, options, placeholder, className, ...texts }: ComboboxFieldProps) {
  const { t } = useTranslation('ui')
  const { field, error } = useField(name)
  const chosen = options.find((option) => option.value === field.value) ?? null
  return (
    <Field {...texts} error={error} className={className}>
      {(frame) => (
        <Combobox.Root
          items={options}
          value={chosen}
          onValueChange={(option) => field.onChange(option?.value ?? '')}
          isItemEqualToValue={(a, b) => a.value === b.value}
          filter={matches}
          disabled={field.disabled}
          autoHighlight
        >
          <div className="relative">
            <Combobox.Input
              {...frame}
              name={name}
              ref={field.ref}
              onBlur={field.onBlur}
              placeholder={placeholder ?? t('combobox.placeholder')}
              className={control({ className: 'pe-22' })}
            />
            <div className="absolute inset-y-0 end-1.5 flex items-center text-muted">
              <Combobox.Clear aria-label={t('combobox.clear')} className={iconButton({ size: 'sm' })}>
                <X className="size-4" />
              </Combobox.Clear>
              <Combobox.Trigger aria-label={t('combobox.open')} className={iconButton({ size: 'sm' })}>
                <ChevronsUpDown className="size-4" />
              </Combobox.Trigger>
            </div>
          </div>
          <Combobox.Portal>
            <Combobox.Positioner sideOffset={6} className="z-60">
              <Combobox.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-lg">
                <Combobox.Empty className="px-3 py-2.5 text-muted empty:hidden">{t('combobox.empty')}</Combobox.Empty>
                <Combobox.List>
                  {(option: ComboboxOption) => (
                    <Combobox.Item
                      key={option.value}
                      value={option}
                      className="flex cursor-pointer items-center gap-3 rounded-sm px-3 py-2 outline-none select-none data-highlighted:bg-sunken data-selected:font-semibold"
                    >
                      {option.icon}
                      <span className="flex-1">{option.label}</span>
                      <Combobox.ItemIndicator>
                        <Check className="size-4 text-brand" />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  )
}
