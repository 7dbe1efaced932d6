import Trash from 'lucide-react/icons/trash-2'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { changesIn } from '#contract/education/changes'
import { applicationLimits } from '#contract/education/limits'
import type { ReviewedApplication } from '#contract/education/reviewed'
import { type Section, sections } from '#contract/education/sections'
import { TextBlocks } from '#src/kits/desk/text-blocks'
import { useFieldWords } from '#src/kits/education/use-field-words'
import { SelectField } from '#src/ui/form/select-field'
import { TextArea } from '#src/ui/form/text-area'
import { IconButton } from '#src/ui/icon-button'
import type { CommentsDraft } from './ask-back-dialog'

interface AskBackRowProps {
  at: number
  application: ReviewedApplication
  onRemove: (() => void) | undefined
}

/** One comment: at which section and field, and what is asked. */
export function AskBackRow({ at, application, onRemove }: AskBackRowProps) {
  const { t } = useTranslation('edu-admin.review')
  const { t: words } = useTranslation('education')
  const { control } = useFormContext<CommentsDraft>()
  const section = useWatch({ control, name: `comments.${at}.section` })
  const fields = useFieldsOf(application)(section)
  return (
    <li className="rounded-md border border-line p-4">
      <fieldset className="stack-3">
        <legend className="sr-only">{t('askBack.row', { count: at + 1 })}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            name={`comments.${at}.section`}
            label={t('askBack.section')}
            options={sections.map((value) => ({ value, label: words(`step.${value}`) }))}
          />
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
          <TextBlocks
            site="edu-travel"
            field={`comments.${at}.text`}
            lang={application.account_lang}
            values={{ number: application.number }}
          />
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

/** The fields of a section as they were submitted, in words with their values. */
function useFieldsOf({ written, programme }: ReviewedApplication) {
  const words = useFieldWords(programme.figures)
  return (section: Section) =>
    section === 'documents'
      ? []
      : changesIn(section, null, written[section])
          .filter(({ path, after }) => path !== '' && after !== '')
          .map(({ path, after }) => {
            const value = words.value(section, path, after)
            return { value: path, label: `${words.label(section, path)}: ${value.slice(0, 40)}` }
          })
}
