import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationLimits } from '#contract/education/limits'
import { useCountryCode } from '#src/kits/booking/countries'
import { Button } from '#src/ui/button'
import { Field } from '#src/ui/field'
import { Dialog } from '#src/ui/overlay/dialog'
import { type BadCell, type Group, pastedPeople } from '../pasted-people'

interface PasteDialogProps {
  /** Lines that the list has. */
  lines: number
  onClose: () => void
  onTake: (groups: Group[], isReplacing: boolean) => void
}

/** Takes rows out of a spreadsheet, and names each cell that cannot be read before anything is added. */
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
      <Field label={t('paste.label')}>
        {(frame) => (
          <textarea
            {...frame}
            value={text}
            onChange={(event) => setText(event.target.value)}
            rows={8}
            wrap="off"
            placeholder={t('paste.example')}
            className="control py-3 text-sm"
          />
        )}
      </Field>
      <div role="status" className="mt-4 stack-3">
        {isTooLong ? (
          <p className="text-error">{t('paste.tooLong')}</p>
        ) : rows === 0 && bad.length === 0 ? (
          <p className="text-muted">{t('paste.none')}</p>
        ) : (
          <p className="font-semibold">{t('paste.read', { count: rows })}</p>
        )}
        {!fits && <p className="text-sm text-error">{t('paste.most', { count: lines + groups.length, most })}</p>}
        {bad.length > 0 && <BadCells bad={bad} />}
      </div>
    </Dialog>
  )
}

/** Cells that are named one by one; of a list that is wrong throughout, the first ones. */
const named = 20

function BadCells({ bad }: { bad: readonly BadCell[] }) {
  const { t } = useTranslation('edu-travel.application')
  return (
    <div className="text-sm text-error">
      <p className="font-semibold">{t('paste.bad', { count: bad.length })}</p>
      <ul className="mt-1 list-disc ps-5">
        {bad.slice(0, named).map(({ row, column, cell }) => (
          <li key={`${row} ${column}`} className="wrap-anywhere">
            {t(cell === '' ? 'paste.cellEmpty' : 'paste.cell', { row, column: t(`people.${column}`), cell })}
          </li>
        ))}
      </ul>
      {bad.length > named && <p>{t('paste.more', { count: bad.length - named })}</p>}
    </div>
  )
}
