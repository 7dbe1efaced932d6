import { useTranslation } from 'react-i18next'
import type { CompanyDetail } from '#contract/fair/company'

/** The contact details of a company, for companies with an agreed meeting; others read when they will see them. */
export function ContactPart({ company: { contact, profile } }: { company: CompanyDetail }) {
  const { t } = useTranslation('fair.business')
  const { t: words } = useTranslation('fair.company')
  if (!contact) return <p className="text-sm text-muted">{t('company.contactHidden')}</p>
  const lines = [
    [words('field.mobile'), contact.mobile],
    [words('field.telephone'), contact.telephone],
    [words('field.contactEmail'), contact.contact_email],
    [words('field.companyEmail'), profile.company_email],
    ...contact.sns.map(({ kind, id }) => [words(`sns.${kind}`), id]),
  ].filter(([, value]) => value)
  return (
    <dl className="space-y-2 text-sm">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
