import { useTranslation } from 'react-i18next'
import { withNext } from '#src/kits/account/use-next'
import { GuestInquiryForm } from '#src/kits/board/guest-inquiry-form'
import { Alert } from '#src/ui/alert'
import { ButtonLink } from '#src/ui/button'
import { useBrowserSearch } from '#src/ui/use-browser-search'
import { paths, site } from '../../site'

/** The form for guests, with a link to the sign-in first; typed text survives the sign-in. */
export function GuestInquiry({ onSent }: { onSent: (sent: { number: string; email: string }) => void }) {
  const { t } = useTranslation('shop.board')
  const about = useBrowserSearch().get('about') ?? ''
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
