import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationLimits } from '#contract/education/limits'
import { useCountryCode } from '#src/kits/booking/countries'
import { PasteField, PasteResult } from '#src/kits/paste/paste-field'
import { Button } from '#src/ui/button'
import { Dialog } from '#src/ui/overlay/dialog'
import { type Group, type PastedColumn, pastedPeople } from '../pasted-people'

interface PasteDialogProps {
  /** Lines already in the list. */
  lines: number
  onClose: () => void
  onTake: (groups: Group[], isReplacing: boolean) => void
}

/** Adds rows pasted from a spreadsheet; unreadable cells are listed before anything is added. */
export function PasteDialog({ lines, onClose, onTake }: PasteDialogProps) {
  const { t } = useTranslation('edu-travel.application')
  const country = useCountryCode()
  const [text, setText] = useState('')
  const { groups, bad, rows, isTooLong } = useMemo(() => pastedPeople(text, { country }), [text, country])
  const most = applicationLimits.groups
  const fits = lines + groups.length <= most
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
            <Button
              variant="secondary"
              disabled={rows === 0 || groups.length > most}
              onClick={() => onTake(groups, true)}
            >
              {t('paste.replace')}
            </Button>
          )}
          <Button disabled={rows === 0 || !fits} onClick={() => onTake(groups, false)}>
            {t('paste.add')}
          </Button>
        </div>
      }
    >
      <PasteField value={text} example={t('paste.example')} onChange={setText} />
      <PasteResult
        {...{ rows, bad, isTooLong }}
        label={(column: PastedColumn) => t(`people.${column}`)}
        problem={fits ? undefined : t('paste.most', { count: lines + groups.length, most })}
      />
    </Dialog>
  )
}
