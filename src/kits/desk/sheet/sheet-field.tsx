import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sheetBytes } from '#contract/sheet-import'
import { Alert } from '#src/ui/alert'
import { bytesInWords } from '#src/ui/bytes'
import type { Unread } from './read-sheet'

interface SheetFieldProps {
  /** The name of the file that was chosen last. */
  file?: string | undefined
  disabled: boolean
  unread: Unread | null
  /** Most rows of a file. */
  most: number
  /** Reads a file; shown as such until it is done. */
  onFile: (file: File) => Promise<void>
}

/** The field for a spreadsheet, and why one could not be read. */
export function SheetField({ file, disabled, unread, most, onFile }: SheetFieldProps) {
  const { t, i18n } = useTranslation('desk')
  const [isReading, setReading] = useState(false)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isOff = disabled || isReading
  const hadFocus = useRef(false)
  useEffect(() => {
    if (isOff || !hadFocus.current) return
    hadFocus.current = false
    // Unless the user went on meanwhile.
    if (document.activeElement === document.body) field.current?.focus()
  }, [isOff])
  const read = async (chosen: File) => {
    // A browser takes the focus from what is disabled.
    hadFocus.current = document.activeElement === field.current
    setReading(true)
    await onFile(chosen).catch(() => {})
    setReading(false)
  }
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium">
        {t('sheet.label')}
      </label>
      <input
        ref={field}
        id={id}
        type="file"
        accept=".xlsx"
        disabled={isOff}
        className="control mt-1.5 py-2"
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          // Lets the user choose the same file again after correcting it.
          target.value = ''
          if (chosen) void read(chosen)
        }}
      />
      <div role="status" className="mt-4">
        {isReading && <p className="text-muted">{t('sheet.reading')}</p>}
        {unread && (
          <Alert tone="error" title={file}>
            {t(`sheet.unread.${unread}`, { most, size: bytesInWords(sheetBytes, i18n.language) })}
          </Alert>
        )}
      </div>
    </div>
  )
}
