import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { educationNotes, type StaffNote } from '#contract/education/notes'
import { DetailPart } from '#src/kits/desk/detail'
import { useDates } from '#src/session/dates'
import { Button } from '#src/ui/button'
import { Dialog } from '#src/ui/overlay/dialog'
import { toast } from '#src/ui/overlay/toast'
import { notesOf } from '../queries'
import { NoteForm } from './note-form'
import { useAct } from './use-act'

/** Staff notes on an application, and the form for a new one. */
export function Notes({ id }: { id: string }) {
  const { t } = useTranslation('edu-admin.review')
  const { data: notes } = useSuspenseQuery(notesOf(id))
  const [edited, setEdited] = useState<StaffNote | null>(null)
  const [sent, setSent] = useState(0)
  const add = useAct(educationNotes.add)
  const edit = useAct(educationNotes.edit)
  return (
    <DetailPart title={t('part.notes')}>
      {notes.length === 0 ? (
        <p className="mb-4 text-muted">{t('notes.none')}</p>
      ) : (
        <ul className="mb-4 divide-y divide-line">
          {notes.map((note) => (
            <Note key={note.id} note={note} onEdit={() => setEdited(note)} />
          ))}
        </ul>
      )}
      {/* A new form after the reader's own note is sent; notes by colleagues leave the typed text alone. */}
      <NoteForm
        key={sent}
        label={t('notes.write')}
        submit={t('notes.send')}
        onSend={async (body) => {
          await add({ params: { id }, body })
          setSent((before) => before + 1)
          toast.success(t('notes.sent'))
        }}
      />
      {edited && (
        <Dialog open onClose={() => setEdited(null)} title={t('notes.editTitle')} place="sheet" stays>
          <NoteForm
            label={t('notes.write')}
            submit={t('notes.save')}
            note={edited}
            onSend={async (body) => {
              await edit({ params: { id, note: edited.id }, body })
              toast.success(t('notes.saved'))
              setEdited(null)
            }}
          />
        </Dialog>
      )}
    </DetailPart>
  )
}

function Note({ note, onEdit }: { note: StaffNote; onEdit: () => void }) {
  const { t } = useTranslation('edu-admin.review')
  const dates = useDates()
  const { author, text, mentions, written_at, edited_at, editable_until } = note
  return (
    <li className="py-3 text-sm first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <span className="font-semibold">{author.name}</span>{' '}
          <time dateTime={written_at} className="text-muted figures">
            {dates.instant(written_at)}
          </time>
          {edited_at && <span className="text-muted"> · {t('notes.edited', { when: dates.instant(edited_at) })}</span>}
        </p>
        {editable_until && (
          <Button size="sm" variant="ghost" onClick={onEdit}>
            {t('notes.edit')}
          </Button>
        )}
      </div>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
      {mentions.length > 0 && (
        <p className="mt-1 text-muted">{t('notes.to', { names: mentions.map(({ name }) => name).join(', ') })}</p>
      )}
    </li>
  )
}
