import { useTranslation } from 'react-i18next'

const described = ['notice', 'press', 'event', 'faq'] as const

/** What a board is about, in a sentence; of a board that we have no words for, what Help is about. */
export function useBoardLead(name: string): string {
  const { t } = useTranslation('shop.board')
  const known = described.find((each) => each === name)
  return known ? t(`about.${known}`) : t('help.lead')
}
