import { useTranslation } from 'react-i18next'
import { affiliateCategories } from '#contract/pass/affiliate'
import { districtPlaces, districts } from '#contract/pass/districts'
import { partnershipLimits } from '#contract/pass/partnership'
import { useContentLang } from '#src/session/visitor'
import { SelectField } from '#src/ui/form/select-field'
import { TextArea } from '#src/ui/form/text-area'
import { site } from '../../site'
import { BothFields } from './both-fields'

/** The place that is to accept the pass. */
export function PlaceFields() {
  const { t } = useTranslation('seoulitepass.partnership')
  const { t: ofSite } = useTranslation(site)
  const lang = useContentLang()
  const inOrder = districts
    .map((value) => ({ value, label: districtPlaces[value].name[lang] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, lang))
  return (
    <>
      <BothFields name="place.name" label={t('form.placeName')} max={partnershipLimits.name} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField name="place.district" label={t('form.district')} options={inOrder} />
        <SelectField
          name="place.category"
          label={t('form.category')}
          options={affiliateCategories.map((value) => ({ value, label: ofSite(`category.${value}`) }))}
        />
      </div>
      <BothFields name="place.address" label={t('form.address')} max={partnershipLimits.address} />
      <TextArea
        name="place.hours"
        label={t('form.hours')}
        help={t('form.hoursHelp')}
        rows={2}
        max={partnershipLimits.hours}
      />
      <BothFields name="place.benefit" label={t('form.benefit')} max={partnershipLimits.benefit} isLong />
    </>
  )
}
