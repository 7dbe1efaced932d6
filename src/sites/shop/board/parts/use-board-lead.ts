import { useTranslation } from 'react-i18next'

const described = ['notice', 'press', 'event', 'faq'] as const

/** Returns a sentence about a board; for a board without one, the sentence about Help. */
export function useBoardLead(name: string): string {
  const { t } = useTranslation('shop.board')
  const board = described.find((each) => each === name)
  return board ? t(`about.${board}`) : t('help.lead')
}
