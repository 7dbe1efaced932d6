import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#src/ui/field'
import type { BadCell } from './pasted-rows'

interface PasteFieldProps {
  ref?: Ref<HTMLTextAreaElement>
  value: string
  example: string
  onChange: (text: string) => void
}

/** The field for rows pasted from a spreadsheet. */
export function PasteField({ ref, value, example, onChange }: PasteFieldProps) {
  const { t } = useTranslation('paste')
  return (
    <Field label={t('label')}>
      {(frame) => (
        <textarea
          {...frame}
          ref={ref}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          rows={8}
          wrap="off"
          placeholder={example}
          className="control py-3 text-sm"
        />
      )}
    </Field>
  )
}

/** How many bad cells are listed: the first ones of a list that is wrong throughout. */
const named = 20

interface PasteResultProps<C extends string> {
  rows: number
  bad: readonly BadCell<C>[]
  isTooLong: boolean
  label: (column: C) => string
  /** Why the rows that were read cannot be accepted, if so. */
  problem?: string | undefined
}

/** How many rows were read, and each unreadable cell by row and column. */
export function PasteResult<C extends string>({ rows, bad, isTooLong, label, problem }: PasteResultProps<C>) {
  const { t } = useTranslation('paste')
  return (
    <div role="status" className="mt-4 stack-3">
      {isTooLong ? (
        <p className="text-error">{t('tooLong')}</p>
      ) : rows === 0 && bad.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <p className="font-semibold">{t('read', { count: rows })}</p>
      )}
      {problem && <p className="text-sm text-error">{problem}</p>}
      {bad.length > 0 && (
        <div className="text-sm text-error">
          <p className="font-semibold">{t('bad', { count: bad.length })}</p>
          <ul className="mt-1 list-disc ps-5">
            {bad.slice(0, named).map(({ row, column, cell }) => (
              <li key={`${row} ${column}`} className="wrap-anywhere">
                {t(cell === '' ? 'cellEmpty' : 'cell', { row, column: label(column), cell })}
              </li>
            ))}
          </ul>
          {bad.length > named && <p>{t('more', { count: bad.length - named })}</p>}
        </div>
      )}
    </div>
  )
}
