import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textLimits } from '#contract/limits'
import { miceSectors } from '#contract/mice/company'
import { type DeskMiceCompany, MiceCompanyDraft, miceCompanyName } from '#contract/mice/company-desk'
import { z } from '#contract/zod'
import { useCountries } from '#src/kits/booking/countries'
import { DetailPart } from '#src/kits/desk/detail'
import { useLeaveGuard } from '#src/kits/desk/use-leave-guard'
import { useDraft } from '#src/session/use-draft'
import { useContentLang } from '#src/session/visitor'
import { ComboboxField } from '#src/ui/form/combobox-field'
import { Form } from '#src/ui/form/form'
import { SelectField } from '#src/ui/form/select-field'
import { SubmitButton } from '#src/ui/form/submit-button'
import { useZodForm } from '#src/ui/form/use-zod-form'
import { BothTexts } from '../../parts/both-texts'

/** The form's values: an empty text where there is no booth. */
type Typed = Omit<MiceCompanyDraft, 'booth_id'> & { booth_id: string }
const sent = ({ booth_id, ...rest }: Typed): MiceCompanyDraft => ({ ...rest, booth_id: booth_id || null })
const Typed = z.pipe(z.transform(sent), MiceCompanyDraft)

const typed = (company: DeskMiceCompany | null): Typed => {
  const empty = { en: '', ko: '' }
  if (!company) return { name: empty, about: empty, sector: '' as 'venue', country: 'KR', booth_id: '' }
  const { name, about, sector, country, booth_id } = company
  return { ...{ name, about, sector, country }, booth_id: booth_id ?? '' }
}

interface CompanyFormProps {
  /** Null for a new one. */
  company: DeskMiceCompany | null
  freeBooths: readonly { id: string; number: string; hall: { en: string; ko: string } }[]
  /** `was` is the entry that was edited; an error is shown in the form. */
  onSend: (draft: MiceCompanyDraft, was: MiceCompanyDraft) => Promise<unknown>
  /** Called once the form counts as saved. */
  onSent: () => void
}

/** The entry of an exhibitor in the list, in both languages. */
export function CompanyForm({ company, freeBooths, onSend, onSent }: CompanyFormProps) {
  const { t } = useTranslation('admin.mice')
  const lang = useContentLang()
  const countries = useCountries()
  const form = useZodForm(Typed, typed(company), 'onSubmit')
  // A newer entry may arrive while this one is edited.
  const [was, setWas] = useState(typed(company))
  // Only a new entry: one that exists may have been changed by a colleague before the draft is restored.
  const forget = useDraft(form, 'new mice company', { schema: Typed, fields: company ? [] : undefined })
  const { isDirty } = form.formState
  const isSent = useRef(false)
  useLeaveGuard(() => isDirty && !isSent.current)
  useEffect(() => {
    if (!isDirty) isSent.current = false
  }, [isDirty])
  const own = company?.booth ? [{ value: company.booth_id ?? '', label: company.booth.number }] : []
  const booths = [
    ...own,
    ...freeBooths.map(({ id, number, hall }) => ({ value: id, label: `${number} · ${hall[lang]}` })),
  ]
  return (
    <Form
      form={form}
      label={t('companies.form')}
      onSubmit={async (draft) => {
        await onSend(draft, sent(was))
        isSent.current = true
        const saved = { ...draft, booth_id: draft.booth_id ?? '' }
        form.reset(saved)
        setWas(saved)
        if (!company) forget()
        onSent()
      }}
    >
      <DetailPart title={t('companies.form')}>
        <div className="stack-5">
          <BothTexts name="name" label={t('companies.name')} max={miceCompanyName} />
          <BothTexts name="about" label={t('companies.about')} max={textLimits.companyText} rows={4} optional />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SelectField
              name="sector"
              label={t('companies.sector')}
              options={miceSectors.map((value) => ({ value, label: t(`companies.sectors.${value}`) }))}
            />
            <ComboboxField name="country" label={t('companies.country')} options={countries} />
          </div>
          {company?.is_ordered ? (
            <p className="text-sm text-muted">{t('companies.isOrdered', { number: company.booth?.number })}</p>
          ) : (
            <SelectField
              name="booth_id"
              label={t('companies.booth')}
              help={t('companies.boothHelp')}
              placeholder={t('companies.noBooth')}
              options={booths}
              optional
            />
          )}
        </div>
      </DetailPart>
      <SubmitButton>{t('companies.save')}</SubmitButton>
    </Form>
  )
}
