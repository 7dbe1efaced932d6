import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DeskPage } from '#src/kits/desk/desk-page'
import { Alert } from '#src/ui/alert'
import { site, usePaths } from '../../site'
import { MailForm } from '../parts/mail-form'

/** A mail to a group of participants. */
export function Component() {
  const { t } = useTranslation('fair.desk-mails')
  const { t: ofSite } = useTranslation(site)
  const paths = usePaths()
  return (
    <DeskPage
      title={ofSite('title.deskMailNew')}
      back={
        <Link to={paths.deskMails} className="text-sm font-medium text-muted hover:text-ink">
          {ofSite('title.deskMails')}
        </Link>
      }
    >
      <div className="max-w-5xl space-y-4">
        <Alert tone="info">{t('organizational')}</Alert>
        <MailForm />
      </div>
    </DeskPage>
  )
}
