import { useTranslation } from 'react-i18next'

/** Names a section by its number, and by its title once it has one. */
export function useSectionLabel(): (at: number, title: string) => string {
  const { t } = useTranslation('admin.surveys')
  return (at, title) => [t('questions.section', { at: at + 1 }), title].filter(Boolean).join(' · ')
}
