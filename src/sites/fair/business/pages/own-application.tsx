import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDates } from '#src/session/dates'
import { Alert } from '#src/ui/alert'
import { Badge } from '#src/ui/badge'
import { ButtonLink } from '#src/ui/button'
import { KeptNote } from '../../meetings/parts/kept-note'
import { OwnMeetings } from '../../meetings/parts/own-meetings'
import { usePaths } from '../../site'
import { BusinessPage } from '../parts/business-page'
import { SaveButton } from '../parts/wish-button'
import { asWishes, WishList } from '../parts/wish-list'
import { ownWishes, receivedWishes } from '../queries'

/** The company's meetings and requests, the wishes it sent, and those it received. */
export function Component() {
  const { t } = useTranslation('fair.business')
  const paths = usePaths()
  const dates = useDates()
  const { data: companies } = useSuspenseQuery(ownWishes())
  const { data: received } = useSuspenseQuery(receivedWishes())
  const wished = companies.filter(({ wish }) => wish?.priority)
  const saved = companies.filter(({ wish }) => !wish?.priority)
  const unsent = wished.filter(({ wish }) => !wish?.sent_at).length
  const heading = 'mt-8 mb-3 text-xl font-bold'
  return (
    <BusinessPage title={t('own.title')}>
      <KeptNote />
      {unsent > 0 && (
        <Alert
          tone="warning"
          actions={
            <ButtonLink size="sm" to={paths.applicationConfirm}>
              {t('wish.check')}
            </ButtonLink>
          }
        >
          {t('own.unsent', { count: unsent })}
        </Alert>
      )}
      <div className="mt-6">
        <OwnMeetings />
      </div>
      <div className="print:hidden">
        <h2 className={heading}>{t('own.sent')}</h2>
        {wished.length === 0 ? (
          <p className="text-muted">{t('own.noneSent')}</p>
        ) : (
          <WishList
            label={t('own.sent')}
            rows={asWishes(wished)}
            after={({ wish }) => (
              <Badge tone={wish?.sent_at ? 'success' : 'warning'}>
                {wish?.sent_at ? t('wish.sent', { day: dates.dayOf(wish.sent_at) }) : t('wish.unsent')}
              </Badge>
            )}
          />
        )}
        <h2 className={heading}>{t('own.received')}</h2>
        {received.length === 0 ? (
          <p className="text-muted">{t('own.noneReceived')}</p>
        ) : (
          <WishList label={t('own.received')} rows={received} />
        )}
        {saved.length > 0 && (
          <>
            <h2 className={heading}>{t('own.saved')}</h2>
            <WishList
              label={t('own.saved')}
              rows={asWishes(saved)}
              after={(company) => <SaveButton company={company} />}
            />
          </>
        )}
      </div>
    </BusinessPage>
  )
}
