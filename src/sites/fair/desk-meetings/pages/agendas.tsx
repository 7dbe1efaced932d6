import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { site } from '../../site'
import { AgendaSheet } from '../parts/agenda-sheet'
import { PrintPage } from '../parts/print-page'
import { papers, thisFair } from '../queries'

/** Agendas of all companies or of a group, one page each. */
export function Component() {
  const { t } = useTranslation('fair.desk-meetings')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(papers(search))
  const { data: fair } = useSuspenseQuery(thisFair())
  return (
    <PrintPage title={ofSite('title.deskAgendas')} help={t('print.agendasHelp')} count={data.length}>
      {data.map((paper) => (
        <AgendaSheet key={paper.party.id} paper={paper} fair={fair} />
      ))}
    </PrintPage>
  )
}
