import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textLimits } from '#contract/limits'
import { passDesk } from '#contract/pass/desk'
import { type DeskPartnership, partnershipLimits, passPartnershipDesk } from '#contract/pass/partnership'
import { DetailPart } from '#src/kits/desk/detail'
import { WordsDialog } from '#src/kits/desk/words-dialog'
import { useContentLang } from '#src/session/visitor'
import { Button, ButtonLink } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { useAct, useConfirmed, useToasted } from '../../parts/use-act'
import { paths } from '../../site'
import { afterPartnership } from '../queries'

/** The acts on an application: ask back, approve, decline; then add its contact as staff. */
export function PartnershipActs({ application }: { application: DeskPartnership }) {
  const { t } = useTranslation('admin.pass')
  const lang = useContentLang()
  const [dialog, setDialog] = useState<'ask' | 'decline' | null>(null)
  const approve = useAct(passPartnershipDesk.approve, afterPartnership)
  const addStaff = useAct(passDesk.addStaff, afterPartnership)
  const confirmed = useConfirmed()
  const run = useToasted()
  const { id, state, decided_at, affiliate_id, email } = application
  const place = application.place.name[lang]
  const accept = () =>
    confirmed(
      t('partnership.approveAsk', { place }),
      t('partnership.approveText'),
      () => approve({ params: { id } }),
      t('partnership.approved'),
    )
  return (
    <DetailPart title={t('partnership.act')}>
      <p className="mb-4">{t(`partnership.next.${state}`)}</p>
      <div className="flex flex-wrap gap-3">
        {decided_at === null && (
          <>
            <Button onClick={() => void accept()}>{t('partnership.approve')}</Button>
            <Button variant="secondary" onClick={() => setDialog('ask')}>
              {t('partnership.ask')}
            </Button>
            <Button variant="secondary" onClick={() => setDialog('decline')}>
              {t('partnership.decline')}
            </Button>
          </>
        )}
        {affiliate_id && (
          <>
            <Button
              variant="secondary"
              onClick={() =>
                void run(() => addStaff({ params: { id: affiliate_id }, body: { email } }), t('partnership.staffDone'))
              }
            >
              {t('partnership.staff')}
            </Button>
            <ButtonLink to={paths.passAffiliate(affiliate_id)} variant="secondary">
              {t('partnership.toAffiliate')}
            </ButtonLink>
          </>
        )}
      </div>
      {dialog && <Words application={application} kind={dialog} onClose={() => setDialog(null)} />}
    </DetailPart>
  )
}

interface WordsProps {
  application: DeskPartnership
  kind: 'ask' | 'decline'
  onClose: () => void
}

function Words({ application: { id, email, place }, kind, onClose }: WordsProps) {
  const { t } = useTranslation('admin.pass')
  const lang = useContentLang()
  const ask = useAct(passPartnershipDesk.ask, afterPartnership)
  const decline = useAct(passPartnershipDesk.decline, afterPartnership)
  const isAsking = kind === 'ask'
  return (
    <WordsDialog
      title={isAsking ? t('partnership.askTitle') : t('partnership.declineTitle', { place: place.name[lang] })}
      text={isAsking ? t('partnership.askText', { email }) : t('partnership.declineText')}
      label={t(isAsking ? 'partnership.askLabel' : 'partnership.reason')}
      submit={t(isAsking ? 'partnership.ask' : 'partnership.decline')}
      max={isAsking ? partnershipLimits.words : textLimits.companyText}
      isDanger={!isAsking}
      onSend={async (words) => {
        if (isAsking) await ask({ params: { id }, body: { content: words } })
        else await decline({ params: { id }, body: { reason: words } })
        toast.success(t(isAsking ? 'partnership.asked' : 'partnership.declined'))
      }}
      onClose={onClose}
    />
  )
}
