import { useTranslation } from 'react-i18next'
import type { BothRecords } from '#contract/fair/record-desk'
import { useOwnWords } from '../../company/parts/use-own-words'

/** The two companies of a meeting as one name. */
export function usePairName(): (pair: Pick<BothRecords, 'buyer' | 'seller'>) => string {
  const { t } = useTranslation('fair.desk-records')
  const ownWords = useOwnWords()
  return ({ buyer, seller }) =>
    t('pair', {
      buyer: ownWords(buyer.company.en, buyer.company.ko),
      seller: ownWords(seller.company.en, seller.company.ko),
    })
}
