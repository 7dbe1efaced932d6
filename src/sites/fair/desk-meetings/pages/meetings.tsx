import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DeskList } from '#src/kits/desk/desk-list'
import { DeskPage } from '#src/kits/desk/desk-page'
import { ButtonLink } from '#src/ui/button'
import { useName } from '../../meetings/parts/use-when'
import { site, usePaths } from '../../site'
import { MeetingFilters } from '../parts/meeting-filters'
import { useColumns } from '../parts/use-columns'
import { useDeskChanges } from '../parts/use-desk-changes'
import { loadMeetings, meetings, queryIn } from '../queries'

/** All meetings of the fair. */
export function Component() {
  const { t } = useTranslation('fair.desk-meetings')
  const { t: ofSite } = useTranslation(site)
  const paths = usePaths()
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(meetings(search))
  const name = useName()
  useDeskChanges()
  const title = ofSite('title.deskMeetings')
  return (
    <DeskPage
      title={title}
      actions={
        <>
          <ButtonLink size="sm" variant="secondary" to={paths.deskBadges}>
            {ofSite('title.deskBadges')}
          </ButtonLink>
          <ButtonLink size="sm" variant="secondary" to={paths.deskAgendas}>
            {ofSite('title.deskAgendas')}
          </ButtonLink>
          <ButtonLink size="sm" to={paths.deskMeetingNew}>
            {t('new.button')}
          </ButtonLink>
        </>
      }
    >
      <DeskList
        name="fair.meetings"
        label={title}
        searched={t('searched')}
        columns={useColumns()}
        page={data}
        sort={queryIn(search).sort}
        nameOf={({ buyer, seller }) => t('between', { buyer: name(buyer.company), seller: name(seller.company) })}
        linkTo={({ id }) => paths.deskMeeting(id)}
        load={loadMeetings(search)}
        filters={<MeetingFilters />}
      />
    </DeskPage>
  )
}
