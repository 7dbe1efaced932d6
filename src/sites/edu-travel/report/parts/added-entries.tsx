import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { reportLimits } from '#contract/education/report/limits'
import type { WrittenReport } from '#contract/education/report/sections'
import { activityKinds } from '#contract/education/sections'
import { Button } from '#src/ui/button'
import { SelectField } from '#src/ui/form/select-field'
import { TextField } from '#src/ui/form/text-field'
import { IconButton } from '#src/ui/icon-button'

/** Unplanned activities of a day. */
export function AddedEntries({ at, day }: { at: number; day: string }) {
  const { t } = useTranslation('edu-travel.report')
  const { control } = useFormContext<WrittenReport['days']>()
  const { fields, append, remove } = useFieldArray({ control, name: `days.${at}.added` })
  return (
    <>
      {fields.length > 0 && (
        <ol className="ruled" aria-label={t('days.added')}>
          {fields.map((field, nth) => (
            <AddedEntry key={field.id} name={`days.${at}.added.${nth}`} nth={nth} onRemove={() => remove(nth)} />
          ))}
        </ol>
      )}
      {fields.length < reportLimits.added && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-4"
          icon={<Plus className="size-4.5" />}
          aria-label={t('days.addTo', { day })}
          onClick={() => append({ kind: '', name: '', words: '' })}
        >
          {t('days.add')}
        </Button>
      )}
    </>
  )
}

function AddedEntry({ name, nth, onRemove }: { name: string; nth: number; onRemove: () => void }) {
  const { t } = useTranslation('edu-travel.report')
  const { t: ofKit } = useTranslation('education.report')
  const unnamed = t('days.unnamed', { count: nth + 1 })
  const title = (useWatch({ name: `${name}.name` }) as string).trim() || unnamed
  return (
    <li className="relative border-s-4 border-s-info py-4 ps-4">
      <fieldset className="m-0 grid min-w-0 gap-4 border-0 p-0 pe-12 sm:grid-cols-2">
        <legend className="mb-2 text-sm text-muted">{unnamed}</legend>
        <TextField name={`${name}.name`} label={t('days.addedName')} maxLength={200} />
        <SelectField
          name={`${name}.kind`}
          label={t('days.addedKind')}
          options={activityKinds.map((value) => ({ value, label: ofKit(`kinds.${value}`) }))}
        />
        <TextField
          name={`${name}.words`}
          label={t('days.addedWords')}
          maxLength={reportLimits.words}
          optional
          className="sm:col-span-2"
        />
      </fieldset>
      <IconButton
        label={t('days.remove', { name: title })}
        size="sm"
        onClick={onRemove}
        className="absolute end-0 top-2.5"
      >
        <Trash className="size-5" />
      </IconButton>
    </li>
  )
}
