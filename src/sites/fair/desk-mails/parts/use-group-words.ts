import { useTranslation } from 'react-i18next'
import type { MailGroup } from '#contract/fair/mail-desk'
import { useCountryName } from '#src/kits/booking/countries'
import { site } from '../../site'

/** Returns a group in words. */
export function useGroupWords(): (group: MailGroup) => string {
  const { t } = useTranslation('fair.desk-mails')
  const { t: company } = useTranslation('fair.company')
  const { t: ofSite } = useTranslation(site)
  const countryName = useCountryName()
  return ({ side, status, country, sector, lang, lacks, news }) => {
    const parts = [
      side && company(`side.${side}`),
      status && company(`status.${status}`),
      country && countryName(country),
      sector && ofSite(`sector.${sector}`),
      lang && t(`lang.${lang}`),
      lacks && t(`lacks.${lacks}`),
      news && t('news'),
    ].filter(Boolean)
    return parts.length > 0 ? parts.join(' · ') : t('everybody')
  }
}
