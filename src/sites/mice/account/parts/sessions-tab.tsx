import './own-program.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/button'
import { MySessions } from '../../conference/parts/my-sessions'
import { ownSeats } from '../../parts/use-own'
import { sessions as sessionsQuery } from '../../queries'
import { paths } from '../../site'
import { SessionsFeed } from './sessions-feed'

/** The member's chosen sessions. */
export function SessionsTab() {
  const { t } = useTranslation('mice.account')
  const { data: sessions } = useSuspenseQuery(sessionsQuery())
  const { data: seats } = useSuspenseQuery(ownSeats())
  const chosen = sessions.filter(({ id }) => seats.some(({ session_id }) => session_id === id))
  return (
    <div className="mice-own-program space-y-5">
      <MySessions chosen={chosen} seats={seats} path={paths.conference} />
      <SessionsFeed />
      <ButtonLink to={paths.conference} variant="secondary">
        {t('sessions.choose')}
      </ButtonLink>
    </div>
  )
}
