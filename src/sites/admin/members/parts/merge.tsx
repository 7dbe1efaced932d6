import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DeskMember } from '#contract/members-desk'
import { membersMerge, type OpenMerge } from '#contract/members-merge'
import { DetailPart } from '#src/kits/desk/detail'
import { WordsDialog } from '#src/kits/desk/words-dialog'
import { useDates } from '#src/session/dates'
import { useNumbers } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { useAct } from '../../parts/use-act'
import { paths } from '../../site'
import { afterAct } from '../queries'
import { MergeCounts } from './merge-counts'
import { MergeDialog } from './merge-dialog'

/** Merging an account of the shop with another of the same person, or undoing that within a day (product §6). */
export function Merge({ member }: { member: DeskMember }) {
  const { t } = useTranslation('admin.members')
  const [asking, setAsking] = useState(false)
  if (member.merge) return <Undo id={member.id} merge={member.merge} />
  if (member.area !== 'member' || member.status !== 'active') return null
  return (
    <DetailPart title={t('merge.part')}>
      <p className="mb-4">{t('merge.now')}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('merge.ask')}
      </Button>
      {asking && <MergeDialog member={member} onClose={() => setAsking(false)} />}
    </DetailPart>
  )
}

function Undo({ id, merge }: { id: string; merge: OpenMerge }) {
  const { t } = useTranslation('admin.members')
  const { instant } = useDates()
  const numbers = useNumbers()
  const [asking, setAsking] = useState(false)
  const undo = useAct(membersMerge.undo, afterAct)
  const { with: side, points } = merge
  const lost = points.moved - points.back
  return (
    <DetailPart title={t('merge.part')}>
      <div className="stack-4">
        <p>
          {t(`merge.open.${merge.role}`)}{' '}
          <Link to={paths.member(side.id)} className="wrap-anywhere underline underline-offset-2">
            {side.name || t('noName')} ({side.email})
          </Link>
        </p>
        <p>{t('merge.until', { time: instant(merge.until) })}</p>
        <MergeCounts counts={merge.moved} none={t('merge.movesNone')} />
        <div>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t('merge.undo.act')}
          </Button>
        </div>
      </div>
      {asking && (
        <WordsDialog
          title={t('merge.undo.title')}
          text={
            lost > 0
              ? `${t('merge.undo.text')} ${t('merge.undo.points', { back: numbers(points.back), lost: numbers(lost) })}`
              : t('merge.undo.text')
          }
          label={t('reason')}
          submit={t('merge.undo.act')}
          max={500}
          isDanger
          onSend={async (reason) => {
            await undo({ params: { id }, body: { reason } })
            toast.success(t('merge.undo.done'))
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </DetailPart>
  )
}
