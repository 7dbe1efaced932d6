import Download from 'lucide-react/icons/download'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskExports } from '#contract/desk-exports'
import type { Count } from '#contract/desk-list'
import { CallError, call } from '#src/api/call'
import { Button } from '#src/ui/button'
import { IconButton } from '#src/ui/icon-button'
import { toast } from '#src/ui/overlay/toast'
import { ProgressBar } from '#src/ui/progress-bar'
import { saveFile } from '#src/ui/save-file'
import type { DeskColumn } from './columns'
import { exactTotal, type LoadPart } from './list-part'
import { useDeskAddress } from './use-desk-address'

interface ExportButtonProps<Row> {
  /** The file name without its extension. */
  fileName: string
  columns: readonly DeskColumn<Row>[]
  load: LoadPart<Row>
  /** Exports only these rows, where some are selected. */
  isSelected?: ((row: Row) => boolean) | undefined
  /** Logged by the server before the export starts: the list's name, and the exact number of rows. */
  list: string
  total: Count
  /** How many rows are selected, where only those are exported. */
  chosen?: number | null
}

/** Saves a list as a workbook; shows its progress, and can be stopped. */
export function ExportButton<Row>({
  fileName,
  columns,
  load,
  isSelected,
  list,
  total,
  chosen = null,
}: ExportButtonProps<Row>) {
  const { t } = useTranslation('desk')
  const address = useDeskAddress()
  const [done, setDone] = useState<number | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const isRunning = done !== null
  const place = useRef<HTMLDivElement>(null)
  const wasRunning = useRef(isRunning)
  // The pressed button was replaced by the other one, which takes the focus that it had.
  useEffect(() => {
    if (wasRunning.current !== isRunning && document.activeElement === document.body)
      place.current?.querySelector('button')?.focus()
    wasRunning.current = isRunning
  }, [isRunning])

  const run = async () => {
    const control = new AbortController()
    running.current = control
    setDone(0)
    try {
      const { signal } = control
      const rows = await exactTotal(total, load, signal)
      const shown = columns.map(({ key }) => key)
      const body = { rows, chosen, columns: shown, filters: address.values() }
      await call(deskExports.note, { params: { list }, body })
      const { exportList } = await import('./export-list')
      saveFile(
        await exportList({ columns, load, total: rows, isSelected, onProgress: setDone, signal }),
        `${fileName}.xlsx`,
      )
      toast.success(t('export.done'))
    } catch (error) {
      // A refusal was already shown by the call.
      if (!control.signal.aborted && !(error instanceof CallError)) toast.error(t('export.failed'))
    } finally {
      setDone(null)
    }
  }
  return (
    <div ref={place} className="flex items-center gap-2">
      {isRunning ? (
        <>
          <div className="w-28">
            <ProgressBar value={done} label={t('export.running')} />
          </div>
          <IconButton size="sm" label={t('export.stop')} onClick={() => running.current?.abort()}>
            <X className="size-4" />
          </IconButton>
        </>
      ) : (
        <Button variant="secondary" size="sm" icon={<Download className="size-4" />} onClick={() => void run()}>
          <span className="max-md:sr-only">{t('export.start')}</span>
        </Button>
      )}
    </div>
  )
}
