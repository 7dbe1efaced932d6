import { useTranslation } from 'react-i18next'
import { fairParticipants, type OwnParticipant } from '#contract/fair/participant'
import { useCall } from '#src/api/query'
import { hasDrafts } from '#src/session/drafts'
import { Alert } from '#src/ui/alert'
import { Button, ButtonLink } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { changeDraft } from '../../company/parts/change-form'
import { StatusBadge } from '../../company/parts/status-badge'
import { usePaths } from '../../site'
import { AcceptForm } from './accept-form'

const tones = {
  invited: 'info',
  submitted: 'info',
  revision: 'warning',
  approved: 'success',
  declined: 'error',
  withdrawn: 'info',
} as const

/** The status of the registration, the office's requests, and the next step. */
export function OwnStatus({ own }: { own: OwnParticipant }) {
  const { status, reason } = own
  const { t } = useTranslation('fair.account')
  const { businessList } = usePaths()
  const submit = useCall(fairParticipants.submit, { refreshes: [fairParticipants.own] })
  const send = async () => {
    // Otherwise the office would get what was saved before.
    if (hasDrafts(changeDraft(own.id))) return toast.error(t('mypage.unsaved'))
    const sent = await submit.mutateAsync({})
    if (sent.status === 'submitted') toast.success(t('mypage.againDone'))
  }
  if (!own.is_current) return <FormerStatus own={own} />
  const isOpen = status === 'revision' || status === 'withdrawn'
  return (
    <Alert
      tone={tones[status]}
      actions={
        isOpen ? (
          <Button size="sm" busy={submit.isPending} onClick={() => void send().catch(() => {})}>
            {t('mypage.again')}
          </Button>
        ) : (
          status === 'approved' && (
            <ButtonLink size="sm" to={businessList}>
              {t('mypage.companies')}
            </ButtonLink>
          )
        )
      }
    >
      <p className="mb-1">
        <StatusBadge status={status} />
      </p>
      <p>{t(`mypage.status.${status}`)}</p>
      {status === 'invited' && <AcceptForm />}
      {reason && (
        <p className="mt-2 font-semibold wrap-anywhere whitespace-pre-line">{t('mypage.reason', { reason })}</p>
      )}
    </Alert>
  )
}

/** A registration of a former year: the next step is to register for this one. */
function FormerStatus({ own: { year, open_year } }: { own: OwnParticipant }) {
  const { t } = useTranslation('fair.account')
  const { mypage } = usePaths()
  return (
    <Alert
      tone="info"
      actions={
        open_year && (
          <ButtonLink size="sm" to={`${mypage}?tab=again`}>
            {t('again.button', { year: String(open_year) })}
          </ButtonLink>
        )
      }
    >
      {t(open_year ? 'again.open' : 'again.closed', { year: String(year) })}
    </Alert>
  )
}
