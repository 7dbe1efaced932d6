import { useTranslation } from 'react-i18next'
import { miceLine } from '#contract/mice/registration'
import { useCountries } from '#src/kits/booking/countries'
import { CheckboxField } from '#src/ui/form/checkbox-field'
import { ComboboxField } from '#src/ui/form/combobox-field'
import { TextField } from '#src/ui/form/text-field'
import type { MiceDocument } from './terms-dialog'

/** The fields on the badge, shared by all roles. */
export function PersonFields() {
  const { t } = useTranslation('mice.account')
  const countries = useCountries()
  return (
    <>
      <TextField
        name="name_latin"
        label={t('person.nameLatin')}
        help={t('person.nameLatinHelp')}
        autoComplete="off"
        maxLength={80}
      />
      <TextField
        name="organization"
        label={t('person.organization')}
        autoComplete="organization"
        maxLength={miceLine}
      />
      <TextField
        name="position"
        label={t('person.position')}
        autoComplete="organization-title"
        maxLength={miceLine}
        optional
      />
      <ComboboxField name="country" label={t('person.country')} options={countries} />
    </>
  )
}

/** The consents: to the rules, which is required, and to passing details on at a scan, which is optional. */
export function ConsentPart({
  read,
  asksRules = true,
}: {
  read: (document: MiceDocument) => void
  asksRules?: boolean
}) {
  const { t } = useTranslation('mice.account')
  const { t: account } = useTranslation('account')
  return (
    <fieldset className="min-w-0 rounded-md border border-line-strong p-4 sm:p-5">
      <legend className="px-1 text-sm font-semibold">{account('consent.legend')}</legend>
      <div className="space-y-4">
        <CheckboxField name="agree_leads" label={t('consent.leads')} help={t('consent.leadsHelp')} optional />
        {asksRules && (
          <div className="flex items-start justify-between gap-4">
            <CheckboxField name="agree_rules" label={t('consent.rules')} />
            <button
              type="button"
              aria-label={account('consent.readOf', { name: t('consent.rules') })}
              onClick={() => read('rules')}
              className="-my-0.5 shrink-0 rounded-sm px-1.5 py-1 text-sm font-semibold text-brand underline underline-offset-4"
            >
              {account('consent.read')}
            </button>
          </div>
        )}
      </div>
    </fieldset>
  )
}
