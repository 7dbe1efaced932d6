import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { site } from '../../site'
import { BadgeSheet } from '../parts/badge-sheet'
import { PrintPage } from '../parts/print-page'
import { papers, thisFair } from '../queries'

/** Badges of all companies or of a group, on sheets to be cut. */
export function Component() {
  const { t } = useTranslation('fair.desk-meetings')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(papers(search))
  const { data: fair } = useSuspenseQuery(thisFair())
  return (
    <PrintPage title={ofSite('title.deskBadges')} help={t('print.badgesHelp')} count={data.length}>
      <BadgeSheet papers={data} fair={fair} />
    </PrintPage>
  )
}
