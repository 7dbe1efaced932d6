import { useTranslation } from 'react-i18next'
import type { CompanyRow } from '#contract/fair/company'
import { useLanguageNames } from '#src/kits/booking/language-names'

/** Returns why a company fits, in words, strongest reason first. */
export function useReasons(fit: CompanyRow['fit']): string[] {
  const { t } = useTranslation('fair.business')
  const { t: company } = useTranslation('fair.company')
  const spoken = useLanguageNames(fit.languages)
  const specialties = fit.specialties.map((each) => company(`specialty.${each}`)).join(', ')
  const markets = fit.markets.map((each) => company(`market.${each}`)).join(', ')
  return [
    fit.i_want && t('fit.i_want'),
    fit.it_wants && t('fit.it_wants'),
    specialties && t('fit.specialties', { list: specialties }),
    markets && t('fit.markets', { list: markets }),
    spoken && t('fit.languages', { list: spoken }),
  ].filter((each): each is string => Boolean(each))
}
