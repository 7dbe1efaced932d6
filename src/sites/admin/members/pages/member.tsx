import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useCountryName } from '#src/kits/booking/countries'
import { BackLink } from '#src/kits/desk/back-link'
import { ChangedNote } from '#src/kits/desk/changed-note'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Detail } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { Facts } from '#src/ui/facts'
import { History } from '../../history/history'
import { ActProvider } from '../../parts/use-act'
import { paths, site } from '../../site'
import { Block } from '../parts/block'
import { Events } from '../parts/events'
import { Merge } from '../parts/merge'
import { PersonActs } from '../parts/person-acts'
import { Points } from '../parts/points'
import { Status } from '../parts/status'
import { member as memberQuery } from '../queries'

/** One account: its owner, its activity on every site, and whether it is usable. */
export function Component() {
  const { id = '' } = useParams()
  return <Member key={id} id={id} />
}

function Member({ id }: { id: string }) {
  const { t } = useTranslation('admin.members')
  const { t: ofSite } = useTranslation(site)
  const { instant } = useDates()
  const numbers = useNumbers()
  const countryName = useCountryName()
  const live = useLive(memberQuery(id), ({ status, acts }) => `${status} ${acts.length}`)
  const member = live.data
  return (
    <DeskPage
      title={member.name || t('noName')}
      mark={<Status status={member.status} />}
      back={<BackLink to={paths.members}>{ofSite('title.members')}</BackLink>}
    >
      <ChangedNote changed={live.changed} seen={live.seen} />
      <ActProvider value={live.act}>
        <Detail
          facts={
            <Facts
              compact
              facts={[
                { label: t('column.area'), value: t(`area.${member.area}`) },
                { label: t('column.email'), value: member.email },
                { label: t('column.phone'), value: member.phone },
                {
                  label: t('column.company'),
                  value:
                    member.company_name &&
                    (member.area === 'member' && member.status === 'active' ? (
                      <Link to={paths.company(id)} className="underline underline-offset-2">
                        {member.company_name}
                      </Link>
                    ) : (
                      member.company_name
                    )),
                },
                { label: t('nationality'), value: member.nationality && countryName(member.nationality) },
                { label: t('lang.label'), value: t(`lang.${member.lang === 'ko' ? 'ko' : 'en'}`) },
                { label: t('points'), value: member.area === 'member' && numbers(member.points) },
                { label: t('marketing.label'), value: t(`marketing.${member.agreed_marketing ? 'yes' : 'no'}`) },
                { label: t('column.created_at'), value: instant(member.created_at) },
                { label: t('withdrawn_at'), value: member.withdrawn_at && instant(member.withdrawn_at) },
                {
                  label: t('others'),
                  value: member.others.length > 0 && (
                    <ul>
                      {member.others.map((other) => (
                        <li key={other.id}>
                          <Link to={paths.member(other.id)} className="underline underline-offset-2">
                            {t(`area.${other.area}`)}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  ),
                },
              ].map((fact) => ({ ...fact, value: fact.value || null }))}
            />
          }
          timeline={<History acts={member.acts} />}
        >
          <Events events={member.events} />
          <Points member={member} />
          <Block member={member} />
          <Merge member={member} />
          <PersonActs member={member} />
        </Detail>
      </ActProvider>
    </DeskPage>
  )
}
