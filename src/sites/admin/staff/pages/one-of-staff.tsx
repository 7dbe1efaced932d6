import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { BackLink } from '#src/kits/desk/back-link'
import { ChangedNote } from '#src/kits/desk/changed-note'
import { useDesk } from '#src/kits/desk/desk'
import { DeskPage } from '#src/kits/desk/desk-page'
import { DeskTimeline, Detail, DetailPart } from '#src/kits/desk/detail'
import { useLive } from '#src/kits/desk/use-live'
import { useDates } from '#src/session/dates'
import { Facts } from '#src/ui/facts'
import { History, useActName } from '../../history/history'
import { ActProvider } from '../../parts/use-act'
import { paths, site } from '../../site'
import { Access } from '../parts/access'
import { State } from '../parts/state'
import { useRoleNames } from '../parts/use-role-names'
import { oneOfStaff } from '../queries'

/** One account of the staff: roles, second factor, sessions, and who did what. */
export function Component() {
  const { id = '' } = useParams()
  return <OneOfStaff key={id} id={id} />
}

function OneOfStaff({ id }: { id: string }) {
  const { t } = useTranslation('admin.staff')
  const { t: ofSite } = useTranslation(site)
  const actName = useActName()
  const { instant } = useDates()
  const roleNames = useRoleNames()
  const { person: self } = useDesk()
  const live = useLive(oneOfStaff(id), ({ roles, acts }) => `${roles.join()} ${acts.length}`)
  const person = live.data
  return (
    <DeskPage
      title={person.name}
      mark={<State person={person} />}
      back={<BackLink to={paths.staff}>{ofSite('title.staff')}</BackLink>}
    >
      <ChangedNote changed={live.changed} seen={live.seen} />
      <ActProvider value={live.act}>
        <Detail
          facts={
            <Facts
              compact
              facts={[
                { label: t('column.email'), value: person.email },
                { label: t('column.roles'), value: roleNames(person.roles) },
                { label: t('column.factor'), value: t(`factor.${person.factor_at ? 'on' : 'off'}`) },
                { label: t('lang.label'), value: t(`lang.${person.lang === 'ko' ? 'ko' : 'en'}`) },
                { label: t('column.created_at'), value: instant(person.created_at) },
              ]}
            />
          }
          timeline={<History acts={person.acts} />}
        >
          {self?.id === id ? <p className="text-muted">{t('own')}</p> : <Access person={person} />}
          <DetailPart title={t('sessions.title')}>
            {person.open.length === 0 ? (
              <p className="text-sm text-muted">{t('sessions.none')}</p>
            ) : (
              <ul className="space-y-1 text-sm">
                {person.open.map(({ at, until, own }) => (
                  <li key={at}>
                    {t('sessions.one', { at: instant(at), until: instant(until) })} {own && t('sessions.own')}
                  </li>
                ))}
              </ul>
            )}
          </DetailPart>
          <DetailPart title={t('did.title')}>
            {person.did.length === 0 ? (
              <p className="text-sm text-muted">{t('did.none')}</p>
            ) : (
              <DeskTimeline
                items={person.did.map(({ at, act, subject }, nth) => ({
                  key: `${at} ${nth}`,
                  at,
                  what: actName(act),
                  who: <span className="wrap-anywhere">{subject}</span>,
                }))}
              />
            )}
          </DetailPart>
        </Detail>
      </ActProvider>
    </DeskPage>
  )
}
