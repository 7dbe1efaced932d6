import { useTranslation } from 'react-i18next'
import { businessNumberText } from '#contract/fields'
import { districtPlaces } from '#contract/pass/districts'
import type { DeskPartnership } from '#contract/pass/partnership'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Facts } from '#src/ui/facts'

const both = ({ en, ko }: { en: string; ko: string }) => (en === ko ? en : `${en} · ${ko}`)

/** The applicant in short. */
export function PartnershipFacts({ application }: { application: DeskPartnership }) {
  const { t } = useTranslation('admin.pass')
  const { instant } = useDates()
  const { number, company, business_number, contact_name, email, phone, lang, created_at, decided_at } = application
  return (
    <Facts
      compact
      facts={[
        { label: t('partnership.column.number'), value: number },
        { label: t('partnership.column.company'), value: both(company) },
        { label: t('partnership.column.businessNumber'), value: businessNumberText(business_number) },
        { label: t('partnership.column.contact'), value: contact_name },
        { label: t('partnership.column.email'), value: email },
        { label: t('partnership.column.phone'), value: phone },
        { label: t('partnership.column.language'), value: t(`partnership.lang.${lang}`) },
        { label: t('partnership.column.created_at'), value: instant(created_at) },
        { label: t('partnership.column.decided'), value: decided_at && instant(decided_at) },
      ]}
    />
  )
}

/** The place, the company's message, and questions with their answers. */
export function PartnershipContent({ application: { place, message, words } }: { application: DeskPartnership }) {
  const { t } = useTranslation('admin.pass')
  const lang = useContentLang()
  const { instant } = useDates()
  return (
    <>
      <DetailPart title={t('partnership.facts')}>
        <Facts
          facts={[
            { label: t('partnership.column.place'), value: both(place.name) },
            { label: t('partnership.column.district'), value: districtPlaces[place.district].name[lang] },
            { label: t('partnership.column.category'), value: t(`category.${place.category}`) },
            { label: t('partnership.column.address'), value: both(place.address) },
            { label: t('partnership.column.hours'), value: place.hours },
            { label: t('partnership.column.benefit'), value: both(place.benefit) },
          ]}
        />
      </DetailPart>
      {message && (
        <DetailPart title={t('partnership.message')}>
          <p dir="auto" className="max-w-reading whitespace-pre-line wrap-anywhere">
            {message}
          </p>
        </DetailPart>
      )}
      {words.length > 0 && (
        <DetailPart title={t('partnership.words')}>
          <ul className="ruled">
            {words.map(({ id, author, content, at }) => (
              <li key={id} className="py-2">
                <p className="text-sm text-muted">
                  {t(`partnership.by.${author}`)} · {instant(at)}
                </p>
                <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {content}
                </p>
              </li>
            ))}
          </ul>
        </DetailPart>
      )}
    </>
  )
}
