import { type RefObject, useState } from 'react'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { useDialogs } from '#src/ui/overlay/dialogs'

interface Saver {
  flush: () => Promise<unknown>
  store: { getState: () => { status: string; base: { version: number } } }
}

interface SubmitSavedProps<S extends string> {
  savers: Readonly<Record<S, Saver>>
  nameOf: (section: S) => string
  words: { submit: string; unsaved: (sections: string) => string; ask: string; askText: string; failed: string }
  busy: boolean
  /** The list of what is missing, if anything is: it takes the focus, and nothing is sent. */
  missing: RefObject<HTMLElement | null> | undefined
  /** Submits the versions that the member has read. An error is shown above the button, with the refreshed data. */
  onSubmit: (seen: Record<S, number>) => Promise<unknown>
  refresh: () => Promise<unknown>
}

/** Submits the saved sections: pending changes are saved first, and nothing is sent unless all are saved. */
export function SubmitSaved<S extends string>(props: SubmitSavedProps<S>) {
  const { savers, nameOf, words, busy, missing, onSubmit, refresh } = props
  const dialogs = useDialogs()
  const [problem, setProblem] = useState<string>()
  const send = async () => {
    setProblem(undefined)
    const all = Object.entries(savers) as [S, Saver][]
    await Promise.all(all.map(([, saver]) => saver.flush()))
    const unsaved = all.filter(([, { store }]) => store.getState().status !== 'saved')
    if (unsaved.length > 0) return setProblem(words.unsaved(unsaved.map(([section]) => nameOf(section)).join(', ')))
    if (missing) return missing.current?.focus()
    // Taken before the confirmation: what others change while the dialog is open has not been read.
    const seen = Object.fromEntries(all.map(([section, { store }]) => [section, store.getState().base.version]))
    if (!(await dialogs.question({ title: words.ask, text: words.askText }))) return
    try {
      await onSubmit(seen as Record<S, number>)
    } catch (error) {
      await refresh().catch(() => null)
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
