import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { Field } from '#src/ui/field'
import { useField } from '#src/ui/form/use-field'
import { suggested } from '../queries'
import { PickedProducts } from './picked-products'

/** Selects products one by one, found by name; the form's value is their ids. */
export function ProductField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('admin.benefits')
  const lang = useContentLang()
  const { field, error } = useField(name)
  const [words, setWords] = useState('')
  const sought = useDeferredValue(words.trim())
  const { data } = useQuery({
    ...suggested(sought, lang),
    enabled: sought.length > 1,
    placeholderData: keepPreviousData,
  })
  const chosen = field.value as string[]
  const found = sought.length > 1 ? (data?.products ?? []).filter(({ id }) => !chosen.includes(id)) : []
  return (
    <Field label={label} help={t('form.productsHelp')} optional error={error}>
      {(frame) => (
        <div className="space-y-2">
          <PickedProducts ids={chosen} onRemove={(id) => field.onChange(chosen.filter((each) => each !== id))} />
          <input
            {...frame}
            ref={field.ref}
            name={name}
            type="search"
            autoComplete="off"
            value={words}
            maxLength={80}
            onBlur={field.onBlur}
            onChange={(event) => setWords(event.target.value)}
            // Enter searches; it does not submit the form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            className="control"
          />
          {found.length > 0 && (
            <ul aria-label={t('form.found')} className="flex flex-wrap gap-2">
              {found.map(({ id, name: called }) => (
                <li key={id}>
                  <Button
                    variant="secondary"
                    size="sm"
                    icon={<Plus className="size-4" />}
                    onClick={() => {
                      field.onChange([...chosen, id])
                      setWords('')
                    }}
                  >
                    {called}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  )
}
