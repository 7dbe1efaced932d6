import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type DeskMail, mailsDesk, secretKinds } from '#contract/mails-desk'
import { DetailPart } from '#src/kits/desk/detail'
import { Button } from '#src/ui/button'
import { useAct, useConfirmed, useToasted } from '../../parts/use-act'
import { paths } from '../../site'
import { afterAct } from '../queries'

/** Sends a message again, or marks a failed one as settled. */
export function Acts({ mail: { id, kind, can_resend, is_open } }: { mail: DeskMail }) {
  const { t } = useTranslation('admin.mails')
  const navigate = useNavigate()
  const confirmed = useConfirmed()
  const run = useToasted()
  const resend = useAct(mailsDesk.resend, afterAct)
  const settle = useAct(mailsDesk.settle, afterAct)
  const again = async () => {
    const made = await resend({ params: { id } })
    await navigate(paths.mail(made.id))
  }
  return (
    <DetailPart title={t('resend.title')}>
      <p className="mb-4">
        {t(can_resend ? 'resend.text' : secretKinds.includes(kind) ? 'resend.secret' : 'resend.underWay')}
      </p>
      {can_resend && (
        <Button
          variant="secondary"
          onClick={() => void confirmed(t('resend.ask'), t('resend.text'), again, t('resend.done'))}
        >
          {t('resend.act')}
        </Button>
      )}
      {is_open && (
        <div className="mt-6">
          <p className="mb-4">{t('settle.text')}</p>
          <Button variant="secondary" onClick={() => void run(() => settle({ params: { id } }), t('settle.done'))}>
            {t('settle.act')}
          </Button>
        </div>
      )}
    </DetailPart>
  )
}
