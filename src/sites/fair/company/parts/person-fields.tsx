import Plus from 'lucide-react/icons/plus'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { profileLimits } from '#contract/fair/limits'
import { snsKinds } from '#contract/fair/profile'
import { Button } from '#src/ui/button'
import { SelectField } from '#src/ui/form/select-field'
import { TextField } from '#src/ui/form/text-field'

/** Another messenger, as it is added to the form. */
export const emptySns = { kind: 'whatsapp', id: '' } as const

interface PersonFieldsProps {
  /** The path of the contact fields: `contact.` in a change, empty in the sign-up. */
  at?: '' | 'contact.'
}

/** Who represents a company, and their contact details. */
export function PersonFields({ at = '' }: PersonFieldsProps) {
  const { t } = useTranslation('fair.company')
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField name="name_en" label={t('field.name_en')} autoComplete="name" />
        <TextField name="name_ko" label={t('field.name_ko')} autoComplete="off" optional />
        <TextField name="profile.position" label={t('field.position')} autoComplete="organization-title" />
        <TextField name="profile.department" label={t('field.department')} autoComplete="off" optional />
      </div>
      <p className="rounded-md bg-sunken px-4 py-3 text-sm">{t('field.contactHelp')}</p>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {at && <TextField name={`${at}mobile`} type="tel" label={t('field.mobile')} autoComplete="tel" />}
        <TextField name={`${at}contact_email`} type="email" label={t('field.contactEmail')} autoComplete="email" />
        <TextField name={`${at}telephone`} type="tel" label={t('field.telephone')} autoComplete="off" optional />
      </div>
      <SnsFields name={`${at}sns`} />
    </>
  )
}

/** Names on messengers and social networks. */
function SnsFields({ name }: { name: string }) {
  const { t } = useTranslation('fair.company')
  const { fields, append, remove } = useFieldArray({ name })
  const kinds = snsKinds.map((value) => ({ value, label: t(`sns.${value}`) }))
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="text-sm font-semibold">{t('field.sns')}</legend>
      {fields.map((field, at) => (
        <div key={field.id} className="grid items-end gap-3 sm:grid-cols-[11rem_1fr_auto]">
          <SelectField name={`${name}.${at}.kind`} label={t('field.snsKind')} options={kinds} />
          <TextField name={`${name}.${at}.id`} label={t('field.snsId')} autoComplete="off" />
          <Button variant="ghost" onClick={() => remove(at)}>
            {t('field.snsRemove')}
          </Button>
        </div>
      ))}
      {fields.length < profileLimits.sns && (
        <Button variant="secondary" size="sm" onClick={() => append(emptySns)}>
          <Plus className="size-4" />
          {t('field.snsAdd')}
        </Button>
      )}
    </fieldset>
  )
}
