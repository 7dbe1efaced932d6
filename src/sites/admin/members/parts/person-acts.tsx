import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeskMember, membersDesk } from '#contract/members-desk'
import { useCall } from '#src/api/query'
import { DetailPart } from '#src/kits/desk/detail'
import { WordsDialog } from '#src/kits/desk/words-dialog'
import { Button } from '#src/ui/button'
import { toast } from '#src/ui/overlay/toast'
import { saveFile } from '#src/ui/save-file'
import { afterAct } from '../queries'
import { CloseDialog } from './close-dialog'

/** What members can request about their own data: a full export, or closing the account (product §6). */
export function PersonActs({ member: { id, status } }: { member: DeskMember }) {
  const { t } = useTranslation('admin.members')
  const [asking, setAsking] = useState<'export' | 'close' | null>(null)
  const { mutateAsync: exported } = useCall(membersDesk.export, { errors: 'page', refreshes: afterAct })
  const done = () => setAsking(null)
  return (
    <DetailPart title={t('person.title')}>
      <p className="mb-4">{t('person.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setAsking('export')}>
          {t('export.act')}
        </Button>
        {status !== 'withdrawn' && status !== 'merged' && (
          <Button variant="secondary" onClick={() => setAsking('close')}>
            {t('close.act')}
          </Button>
        )}
      </div>
      {asking === 'export' && (
        <WordsDialog
          title={t('export.title')}
          text={t('export.text')}
          label={t('reason')}
          submit={t('export.act')}
          max={500}
          onSend={async (reason) => {
            saveFile(await exported({ params: { id }, body: { reason } }), `${t('export.file')}.zip`)
            toast.success(t('export.done'))
          }}
          onClose={done}
        />
      )}
      {asking === 'close' && <CloseDialog id={id} onClose={done} />}
    </DetailPart>
  )
}
