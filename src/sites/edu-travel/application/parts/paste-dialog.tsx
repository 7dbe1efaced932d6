import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationLimits } from '#contract/education/limits'
import { useCountryCode } from '#src/kits/booking/countries'
import { PasteField, PasteResult } from '#src/kits/paste/paste-field'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { Dialog } from '#src/ui/overlay/dialog'
import { type Group, type PastedColumn, pastedPeople } from '../pasted-people'

interface PasteDialogProps {
  /** Lines already in the list. */
  lines: number
  onClose: () => void
  onTake: (groups: Group[], isReplacing: boolean) => void
}

/**
 * Adds rows pasted from a spreadsheet; unreadable cells are listed before anything is added, and their rows stay in the field to
 * be corrected.
 */
export function PasteDialog({ lines, onClose, onTake }: PasteDialogProps) {
  const { t } = useTranslation('edu-travel.application')
  const country = useCountryCode()
  const [text, setText] = useState('')
  const [added, setAdded] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const { groups, bad, left, rows, isTooLong } = useMemo(() => pastedPeople(text, { country }), [text, country])
  const most = applicationLimits.groups
  const fits = lines + groups.length <= most
  const take = (isReplacing: boolean) => {
    onTake(groups, isReplacing)
    if (left === '') return onClose()
    setText(left)
    setAdded(rows)
    field.current?.focus()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('paste.title')}
      description={t('paste.lead')}
      place="sheet"
      size="lg"
      stays
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          {lines > 0 && (
            <Button variant="secondary" disabled={rows === 0 || groups.length > most} onClick={() => take(true)}>
              {t('paste.replace')}
            </Button>
          )}
          <Button disabled={rows === 0 || !fits} onClick={() => take(false)}>
            {t('paste.add')}
          </Button>
        </div>
      }
    >
      {added > 0 && (
        <Alert tone="success" live className="mt-4">
          {t('paste.added', { count: added })}
        </Alert>
      )}
      <div className="mt-4">
        <PasteField ref={field} value={text} example={t('paste.example')} onChange={setText} />
      </div>
      <PasteResult
        {...{ rows, bad, isTooLong }}
        label={(column: PastedColumn) => t(`people.${column}`)}
        problem={fits ? undefined : t('paste.most', { count: lines + groups.length, most })}
      />
      {bad.length > 0 && rows > 0 && <p className="mt-3 text-sm text-muted">{t('paste.leftOut')}</p>}
    </Dialog>
  )
}
