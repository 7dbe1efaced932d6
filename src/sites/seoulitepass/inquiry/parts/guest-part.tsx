import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { withNext } from '#src/kits/account/use-next'
import { GuestInquiryForm } from '#src/kits/board/guest-inquiry-form'
import { Alert } from '#src/ui/alert'
import { Button, ButtonLink } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { paths, site } from '../../site'

/** The form for guests, with a link to the sign-in first; afterwards the number of the inquiry. */
export function GuestPart() {
  const { t } = useTranslation('seoulitepass.inquiry')
  const [search] = useSearchParams()
  const [about, setAbout] = useState('')
  const [sent, setSent] = useState<{ number: string; email: string } | null>(null)
  // The server renders the page without the search parameters.
  useEffect(() => setAbout(search.get('about') ?? ''), [search])
  if (sent) {
    return (
      <EmptyState
        live
        title={t('sent')}
        actions={
          <Button variant="secondary" onClick={() => setSent(null)}>
            {t('again')}
          </Button>
        }
      >
        {t('sentText', sent)}
      </EmptyState>
    )
  }
  return (
    <div className="stack-6">
      <Alert
        tone="info"
        title={t('guest')}
        actions={
          <ButtonLink to={withNext(paths.login, paths.inquiry)} variant="secondary" size="sm">
            {t('signIn')}
          </ButtonLink>
        }
      >
        {t('guestText')}
      </Alert>
      <GuestInquiryForm site={site} help={t('help')} about={about} onSent={setSent} />
    </div>
  )
}
