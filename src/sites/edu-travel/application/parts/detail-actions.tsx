import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Application, application as contract } from '#contract/education/application'
import { mayStep } from '#contract/education/status'
import { call } from '#src/api/call'
import { Button, ButtonLink } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'
import { stepPath } from './use-step'
import { WithdrawDialog } from './withdraw-dialog'

/** What can be done with an application now. */
export function DetailActions({ application }: { application: Application }) {
  const { t } = useTranslation('edu-travel.application')
  const [isPrinting, setIsPrinting] = useState(false)
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const { id, number, status, open, submitted_at } = application
  const [firstOpen] = open
  const print = async () => {
    setIsPrinting(true)
    try {
      saveFile(await call(contract.print, { params: { id } }, { errors: 'page' }), `${number}.pdf`)
    } catch {
      toast.error(t('detail.printFailed'))
    } finally {
      setIsPrinting(false)
    }
  }
  return (
    <div className="stack-3">
      {firstOpen && (
        <ButtonLink wide to={stepPath(id, firstOpen)}>
          {status === 'draft' ? t('detail.continue') : t('detail.revise')}
        </ButtonLink>
      )}
      {submitted_at && (
        <Button
          wide
          variant="secondary"
          busy={isPrinting}
          icon={<Download className="size-5" />}
          onClick={() => void print()}
        >
          {t('detail.print')}
        </Button>
      )}
      {mayStep('withdraw', status, 'applicant') && (
        <Button wide size="sm" variant="ghost" onClick={() => setIsWithdrawing(true)}>
          {t('detail.withdraw')}
        </Button>
      )}
      <WithdrawDialog id={id} open={isWithdrawing} onClose={() => setIsWithdrawing(false)} />
    </div>
  )
}
