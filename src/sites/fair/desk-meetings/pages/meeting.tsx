import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import type { MeetingParty } from '#contract/fair/meeting'
import { useCountryName } from '#src/kits/booking/countries'
import { ChangedNote } from '#src/kits/desk/changed-note'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DeskTimeline, Detail, DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { Badge } from '#src/ui/badge'
import { Facts } from '#src/ui/facts'
import { MeetingBadge } from '../../meetings/parts/status-badge'
import { useName, useWhen } from '../../meetings/parts/use-when'
import { site, usePaths } from '../../site'
import { OfficeActs } from '../parts/office-acts'
import { useDeskChanges } from '../parts/use-desk-changes'
import { useHistory } from '../parts/use-history'
import { meeting as query } from '../queries'

/** One meeting, with its history and the office's acts. */
export function Component() {
  const { t } = useTranslation('fair.desk-meetings')
  const { t: company } = useTranslation('fair.company')
  const { t: ofSite } = useTranslation(site)
  const paths = usePaths()
  const { id = '' } = useParams()
  const { data: meeting, changed, seen, act } = useLive(query(id), ({ version }) => String(version))
  useDeskChanges()
  const [when, name, dates, countryName] = [useWhen(), useName(), useDates(), useCountryName()]
  const history = useHistory(meeting)
  const { buyer, seller, slot, booth, proposed, agreed, missed, asked_by } = meeting
  const both = [buyer, seller]
  const partyFact = (party: MeetingParty) => ({
    label: company(`side.${party.side}`),
    value: (
      <>
        <Link to={paths.deskParticipant(party.id)} className="text-accent hover:underline">
          {name(party.company)}
        </Link>
        <span className="block font-normal text-muted">
          {countryName(party.country)} · {company(`sector.${party.sector}`)}
        </span>
      </>
    ),
  })
  const notes = both.flatMap((party) => [
    ...(meeting.status === 'admin_matching' && agreed[party.side]
      ? [t('agreed', { company: name(party.company) })]
      : []),
    ...(missed[party.side] ? [t('missed', { company: name(party.company) })] : []),
    ...(proposed?.by === party.side
      ? [t('proposed', { company: name(party.company), time: when(proposed.slot) })]
      : []),
  ])
  const onBehalf = both.filter(({ side }) => meeting.acts[side].length > 0)
  return (
    <DeskPage
      title={t('between', { buyer: name(buyer.company), seller: name(seller.company) })}
      mark={
        <>
          <MeetingBadge status={meeting.status} />
          {meeting.is_late && <Badge tone="warning">{t('late')}</Badge>}
          {meeting.is_test && <Badge tone="accent">{t('test')}</Badge>}
        </>
      }
      back={
        <Link to={paths.deskMeetings} className="text-sm font-medium text-muted hover:text-ink">
          {ofSite('title.deskMeetings')}
        </Link>
      }
      actions={<OfficeActs meeting={meeting} act={act} />}
    >
      <ChangedNote changed={changed} seen={seen}>
        {history[0]?.what}
      </ChangedNote>
      <Detail
        facts={
          <Facts
            facts={[
              { label: t('column.time'), value: when(slot) },
              { label: t('column.booth'), value: booth?.number ?? '–' },
              ...both.map(partyFact),
              { label: t('column.asked_by'), value: asked_by === 'office' ? t('office') : company(`side.${asked_by}`) },
              { label: t('column.attendees'), value: String(meeting.attendees) },
              { label: t('column.updated_at'), value: dates.instant(meeting.updated_at) },
              { label: t('column.reason'), value: meeting.reason },
            ]}
          />
        }
        timeline={
          <DetailPart title={t('part.history')}>
            <DeskTimeline items={history} />
          </DetailPart>
        }
      >
        {notes.map((note) => (
          <p key={note} className="rounded-md border border-line bg-surface p-4 font-medium">
            {note}
          </p>
        ))}
        {meeting.message && (
          <DetailPart title={t('part.message')}>
            <p className="wrap-anywhere whitespace-pre-line">{meeting.message}</p>
          </DetailPart>
        )}
        {onBehalf.length > 0 && (
          <DetailPart title={t('part.acts')}>
            <p className="mb-4 text-sm text-muted">{t('actsHelp')}</p>
            <div className="grid gap-4 sm:grid-cols-2">
              {onBehalf.map((party) => (
                <section key={party.id} className="stack-2" aria-label={t('forSide', { company: name(party.company) })}>
                  <h3 className="text-sm font-semibold">{t('forSide', { company: name(party.company) })}</h3>
                  <OfficeActs meeting={meeting} side={party.side} act={act} />
                </section>
              ))}
            </div>
          </DetailPart>
        )}
      </Detail>
    </DeskPage>
  )
}
