import { useTranslation } from 'react-i18next'
import { businessNumberText } from '#contract/fields'
import { districtPlaces } from '#contract/pass/districts'
import type { Partnership } from '#contract/pass/partnership'
import { useDates } from '#src/session/dates'
import { useContentLang } from '#src/session/visitor'
import { Facts } from '#src/ui/facts'
import { site } from '../../site'

/** The content of an application. */
export function ApplicationFacts({ application }: { application: Partnership }) {
  const { t } = useTranslation('seoulitepass.partnership')
  const { t: ofSite } = useTranslation(site)
  const lang = useContentLang()
  const { instant } = useDates()
  const { number, created_at, company, business_number, contact_name, email, phone, place, files } = application
  const both = ({ en, ko }: { en: string; ko: string }) => (en === ko ? en : `${en} · ${ko}`)
  return (
    <section>
      <h2 className="mb-3 text-xl font-bold">{t('own.facts')}</h2>
      <Facts
        facts={[
          { label: t('own.number'), value: number },
          { label: t('own.sent'), value: instant(created_at) },
          { label: t('form.companyName'), value: both(company) },
          { label: t('own.businessNumber'), value: businessNumberText(business_number) },
          { label: t('form.contact'), value: [contact_name, email, phone].join(' · ') },
          { label: t('form.placeName'), value: both(place.name) },
          { label: t('form.district'), value: districtPlaces[place.district].name[lang] },
          { label: t('form.category'), value: ofSite(`category.${place.category}`) },
          { label: t('form.address'), value: both(place.address) },
          { label: t('form.hours'), value: place.hours },
          { label: t('form.benefit'), value: both(place.benefit) },
          { label: t('own.files'), value: files.map(({ name }) => name).join(', ') || t('own.noFiles') },
        ]}
      />
    </section>
  )
}
