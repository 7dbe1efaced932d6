import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { blockReasonLength } from '#contract/applicants-desk'
import { type DeskMember, membersDesk } from '#contract/members-desk'
import { DetailPart } from '#src/kits/desk/detail'
import { WordsDialog } from '#src/kits/desk/words-dialog'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { useAct } from '../../parts/use-act'
import { afterAct } from '../queries'

/** Blocks an account with a reason that only the desk sees, or unblocks it (product §6). */
export function Block({ member: { id, status } }: { member: DeskMember }) {
  const { t } = useTranslation('admin.members')
  const [asking, setAsking] = useState(false)
  const block = useAct(membersDesk.block, afterAct)
  const unblock = useAct(membersDesk.unblock, afterAct)
  if (status === 'withdrawn' || status === 'merged') return null
  const to = status === 'blocked' ? 'unblock' : 'block'
  return (
    <DetailPart title={t('access')}>
      <p className="mb-4">{t(`${to}.now`)}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t(`${to}.act`)}
      </Button>
      {asking && (
        <WordsDialog
          title={t(`${to}.title`)}
          text={t(`${to}.text`)}
          label={t('reason')}
          submit={t(`${to}.act`)}
          max={blockReasonLength}
          isDanger={to === 'block'}
          onSend={async (reason) => {
            await (to === 'block' ? block : unblock)({ params: { id }, body: { reason } })
            toast.success(t(`${to}.done`))
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </DetailPart>
  )
}
