import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnRecord } from '#contract/fair/record'
import { Badge } from '#src/ui/badge'
import { Button } from '#src/ui/button'
import { Dialog } from '#src/ui/overlay/dialog'
import { toast } from '#src/ui/overlay/toast'
import { useName, useWhen } from '../../meetings/parts/use-when'
import { ownRecords } from '../queries'
import { RecordForm } from './record-form'
import { useSending } from './use-sending'

/**
 * The company's meetings that have begun, each with a record that takes half a minute; records wait on the device while offline
 * (product §3). Needs `ownRecords` loaded, and the texts `fair.records` and `fair.meetings`.
 */
export function OwnRecords() {
  const { t } = useTranslation('fair.records')
  const { data: records } = useSuspenseQuery(ownRecords())
  const { waiting, save } = useSending()
  const [open, setOpen] = useState<OwnRecord | null>(null)
  const [name, when] = [useName(), useWhen()]
  const isTodo = ({ record, meeting }: OwnRecord) => !record && !waiting[meeting.id]
  const todo = records.filter(isTodo).length
  // What is still to do comes first: after a day of meetings it would be far down.
  const listed = [...records.filter(isTodo), ...records.filter((own) => !isTodo(own))]
  return (
    <section className="stack-4 print:hidden">
      <div className="stack-1">
        <h2 className="flex flex-wrap items-center gap-3 text-xl font-bold">
          {t('title')}
          {todo > 0 && <Badge tone="warning">{t('todo', { count: todo })}</Badge>}
        </h2>
        <p className="text-sm text-muted">{records.length === 0 ? t('none') : t('lead')}</p>
      </div>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface empty:hidden">
        {listed.map((own) => (
          <li key={own.meeting.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{name(own.meeting.other.company)}</p>
              <p className="figures text-sm text-muted">{when(own.meeting.slot)}</p>
              {waiting[own.meeting.id] && <p className="text-sm font-medium text-warning">{t('kept')}</p>}
            </div>
            <div className="flex items-center gap-3">
              {own.record && <Badge tone="success">{t('done')}</Badge>}
              <Button size="sm" variant={own.record ? 'ghost' : 'secondary'} onClick={() => setOpen(own)}>
                {t(own.record ? 'change' : 'open')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog open onClose={() => setOpen(null)} title={name(open.meeting.other.company)} place="sheet" stays>
          <RecordForm
            own={open}
            unsent={waiting[open.meeting.id]}
            onSave={async (draft) => {
              const isSent = await save(open.meeting.id, draft)
              setOpen(null)
              if (isSent) toast.success(t('saved'))
              else toast.info(t('kept'))
            }}
          />
        </Dialog>
      )}
    </section>
  )
}
