import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Exhibit, type LeadNotes, type MiceLead, miceLeads } from '#contract/mice/lead'
import { useCall } from '#src/api/query'
import { useDates } from '#src/session/dates'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'
import { toast } from '#src/ui/overlay/toast'
import { Rating } from '#src/ui/rating'
import { NotesForm } from './notes-form'

/** A lead with its notes, which can be edited; the version in the write detects that someone else was faster. */
export function LeadRow({ lead, exhibit }: { lead: MiceLead; exhibit: Exhibit }) {
  const { t } = useTranslation('mice.leads')
  const { instant } = useDates()
  const dialogs = useDialogs()
  // The version that is edited: a colleague's newer one may arrive meanwhile.
  const [base, setBase] = useState<number | null>(null)
  const refreshes = [miceLeads.list, miceLeads.exhibits]
  const edit = useCall(miceLeads.edit, { refreshes: [miceLeads.list] })
  const remove = useCall(miceLeads.remove, { refreshes })
  const params = { id: exhibit.id, lead: lead.id }
  const save = async (notes: LeadNotes, base: number) => {
    await edit.mutateAsync({ params, body: { ...notes, base } })
    setBase(null)
  }
  const drop = async () => {
    const question = { title: t('list.removeAsk', { name: lead.name_latin }), text: t('list.removeText'), danger: true }
    if (!(await dialogs.question(question))) return
    await remove.mutateAsync({ params })
    toast.success(t('list.removed'))
  }
  const { words, stars, next_step } = lead
  return (
    <li className="stack-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-base font-bold wrap-anywhere">
            {lead.name_latin}
            {lead.name !== lead.name_latin && <span className="font-normal"> · {lead.name}</span>}
          </h2>
          <p className="wrap-anywhere">{lead.organization}</p>
          <a href={`mailto:${lead.email}`} className="text-brand wrap-anywhere hover:underline">
            {lead.email}
          </a>
          <p className="text-sm text-muted">
            {[instant(lead.scanned_at), lead.scanned_by, next_step !== 'none' && t(`next.${next_step}`)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {stars > 0 && <Rating value={stars} stars={5} />}
      </div>
      {base !== null ? (
        <NotesForm
          notes={{ words, stars, next_step }}
          isEdit
          onSave={(notes) => save(notes, base)}
          onCancel={() => setBase(null)}
        />
      ) : (
        <>
          {words && <p className="whitespace-pre-line wrap-anywhere">{words}</p>}
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('list.editOf', { name: lead.name_latin })}
              onClick={() => setBase(lead.version)}
            >
              {t('list.edit')}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              busy={remove.isPending}
              aria-label={t('list.removeOf', { name: lead.name_latin })}
              onClick={() => void drop().catch(() => {})}
            >
              {t('list.remove')}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
