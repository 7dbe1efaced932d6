import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withNext } from '#src/kits/account/use-next'
import { GuestInquiryForm } from '#src/kits/board/guest-inquiry-form'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { paths, site } from '../../site'

const never = () => () => {}

/** The form for guests, with a link to the sign-in first; typed text survives the sign-in. */
export function GuestInquiry({ onSent }: { onSent: (sent: { number: string; email: string }) => void }) {
  const { t } = useTranslation('shop.board')
  const { search } = useLocation()
  // The server renders the page without the search parameters.
  const about = useSyncExternalStore(
    never,
    () => new URLSearchParams(search).get('about') ?? '',
    () => '',
  )
  return (
    <div className="stack-6">
      <Alert
        tone="info"
        title={t('register.guest')}
        actions={
          <ButtonLink to={withNext(paths.login, paths.contactUsRegister)} variant="secondary" size="sm">
            {t('register.signIn')}
          </ButtonLink>
        }
      >
        {t('register.guestText')}
      </Alert>
      <GuestInquiryForm site={site} about={about} onSent={onSent} />
    </div>
  )
}
