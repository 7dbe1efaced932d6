import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { useFocusOnChange } from '#src/ui/use-focus-on-change'

interface UndoChangeProps {
  /** Undoes the change as another one; throws the refusal. */
  undo: () => Promise<unknown>
  /** The text of the button. */
  label: string
  onUndone?: (() => void) | undefined
}

/** Undoes a change of departures with one press, and says if that was not possible. Needs the texts `admin.imports`. */
export function UndoChange({ undo, label, onUndone }: UndoChangeProps) {
  const { t } = useTranslation('admin.imports')
  const [state, setState] = useState<{ step: 'offered' | 'failed' | 'done'; message: string }>({
    step: 'offered',
    message: '',
  })
  const [isBusy, setBusy] = useState(false)
  const focused = useFocusOnChange<HTMLDivElement>(state.step)
  const press = async () => {
    setBusy(true)
    try {
      await undo()
      setState({ step: 'done', message: '' })
      onUndone?.()
    } catch (error) {
      setState({ step: 'failed', message: error instanceof Error ? error.message : '' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="mt-4 space-y-3">
      <div ref={focused} tabIndex={-1} className="outline-none">
        {state.step === 'done' && <Alert tone="info" live title={t('departures.undone')} />}
        {state.step === 'failed' && (
          <Alert tone="error" live title={t('departures.notUndone')}>
            {state.message}
          </Alert>
        )}
      </div>
      {state.step !== 'done' && (
        <Button size="sm" variant="secondary" busy={isBusy} onClick={() => void press()}>
          {label}
        </Button>
      )}
    </div>
  )
}
