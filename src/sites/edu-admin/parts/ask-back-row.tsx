import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { applicationLimits } from '#contract/education/limits'
import { SelectField, type SelectOption } from '#src/ui/form/select-field'
import { TextArea } from '#src/ui/form/text-area'
import { IconButton } from '#src/ui/icon-button'
import type { CommentsDraft } from './ask-back-draft'

interface AskBackRowProps {
  at: number
  sections: SelectOption[]
  fieldsOf: (section: string) => SelectOption[]
  tools: ((field: string) => ReactNode) | undefined
  onRemove: (() => void) | undefined
}

/** One comment: its section and field, and the request. */
export function AskBackRow({ at, sections, fieldsOf, tools, onRemove }: AskBackRowProps) {
  const { t } = useTranslation('edu-admin')
  const { control, setValue } = useFormContext<CommentsDraft>()
  const { section, field } = useWatch({ control, name: `comments.${at}` })
  const fields = fieldsOf(section)
  const isForeign = field !== '' && !fields.some(({ value }) => value === field)
  // The field chosen in the previous section does not exist in this one.
  useEffect(() => {
    if (isForeign) setValue(`comments.${at}.field`, '')
  }, [isForeign, setValue, at])
  return (
    <li className="rounded-md border border-line p-4">
      <fieldset className="stack-3">
        <legend className="sr-only">{t('askBack.row', { count: at + 1 })}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField name={`comments.${at}.section`} label={t('askBack.section')} options={sections} />
          <SelectField
            name={`comments.${at}.field`}
            label={t('askBack.field')}
            placeholder={t('askBack.whole')}
            options={fields}
            optional
          />
        </div>
        <TextArea name={`comments.${at}.text`} label={t('askBack.comment')} rows={3} max={applicationLimits.reason} />
        <div className="flex items-center gap-2">
          {tools?.(`comments.${at}.text`)}
          {onRemove && (
            <IconButton size="sm" label={t('askBack.remove', { count: at + 1 })} onClick={onRemove}>
              <Trash className="size-4.5" />
            </IconButton>
          )}
        </div>
      </fieldset>
    </li>
  )
}
