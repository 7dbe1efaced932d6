import Plus from 'lucide-react/icons/plus'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { exhibitionLimits } from '#contract/exhibition'
import { Button } from '#src/ui/button'
import { BothFields } from './both-fields'

/** The speakers, each with their role. */
export function SpeakerFields() {
  const { t } = useTranslation('exhibition-desk')
  const { fields, append, remove } = useFieldArray({ name: 'speakers' })
  return (
    <fieldset className="min-w-0 space-y-4">
      <legend className="text-sm font-semibold">{t('speakers.title')}</legend>
      {fields.map((field, at) => (
        <div key={field.id} className="space-y-3 rounded-md bg-sunken p-4">
          <BothFields name={`speakers.${at}.name`} label={t('speakers.name')} />
          <BothFields name={`speakers.${at}.role`} label={t('speakers.role')} />
          <Button variant="ghost" size="sm" onClick={() => remove(at)}>
            {t('speakers.drop')}
          </Button>
        </div>
      ))}
      {fields.length < exhibitionLimits.speakers && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => append({ name: { en: '', ko: '' }, role: { en: '', ko: '' } })}
        >
          <Plus className="size-4" />
          {t('speakers.add')}
        </Button>
      )}
    </fieldset>
  )
}
