import { useState } from 'react'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'

interface Saver {
  flush: () => Promise<unknown>
  store: { getState: () => { status: string } }
}

interface SubmitSavedProps {
  savers: readonly Saver[]
  words: { submit: string; unsaved: string; ask: string; askText: string; failed: string }
  busy: boolean
  /** What it throws is shown above the button. */
  onSubmit: () => Promise<unknown>
}

/** Submits what was saved while it was typed: what is still on its way is saved first, and nothing is sent without all of it. */
export function SubmitSaved({ savers, words, busy, onSubmit }: SubmitSavedProps) {
  const dialogs = useDialogs()
  const [problem, setProblem] = useState<string>()
  const send = async () => {
    setProblem(undefined)
    await Promise.all(savers.map((saver) => saver.flush()))
    if (savers.some(({ store }) => store.getState().status !== 'saved')) return setProblem(words.unsaved)
    if (!(await dialogs.question({ title: words.ask, text: words.askText }))) return
    try {
      await onSubmit()
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : words.failed)
    }
  }
  return (
    <div className="stack-4">
      {problem && (
        <Alert tone="error" live>
          {problem}
        </Alert>
      )}
      <Button size="lg" busy={busy} onClick={() => void send()}>
        {words.submit}
      </Button>
    </div>
  )
}
