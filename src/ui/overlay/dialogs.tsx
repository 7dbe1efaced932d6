import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ask, Question } from './dialog-host'
import { toast } from './toast'

type AskOptions = Omit<Ask, 'kind'>

type Dialogs = {
  /** A message with a single Confirm button (product §9); resolves to false when closed without it. */
  confirm: (ask: AskOptions) => Promise<boolean>
  /** A question with Yes and No (product §9); closing it is a No. */
  question: (ask: AskOptions) => Promise<boolean>
}

type Host = typeof import('./dialog-host').DialogHost

const load = () => import('./dialog-host').catch(() => null)
/** Preloads the dialogs, so that a user filling in a form gets its questions even without a network. */
export const bringDialogs = (): void => void load()

/** Only a preview answers the questions below it by itself; everything else has `DialogsProvider`. */
export const DialogsContext = createContext<Dialogs | null>(null)

/** Lets every component below it ask questions. The dialog itself is loaded with the first question. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<Question[]>([])
  const [Host, setHost] = useState<Host | null>(null)
  const { t } = useTranslation('ui')

  const show = useCallback(
    async (question: Ask) => {
      const host = await load()
      if (!host) {
        // Without a network, for example: what cannot be asked is not done, and never silently.
        toast.error(t('error.text'))
        return false
      }
      setHost(() => host.DialogHost)
      return new Promise<boolean>((answer) =>
        setQueue((before) => [...before, { ...question, id: nextId(before), answer }]),
      )
    },
    [t],
  )

  // A second press before the dialog is loaded asks nothing new: a double Yes would answer both.
  const asking = useRef(new Set<ReactNode>())
  const ask = useCallback(
    async (question: Ask) => {
      const what = question.title ?? question.text
      if (asking.current.has(what)) return false
      asking.current.add(what)
      try {
        return await show(question)
      } finally {
        asking.current.delete(what)
      }
    },
    [show],
  )

  const dialogs = useMemo<Dialogs>(
    () => ({
      confirm: (options) => ask({ kind: 'confirm', ...options }),
      question: (options) => ask({ kind: 'question', ...options }),
    }),
    [ask],
  )

  return (
    <DialogsContext value={dialogs}>
      {children}
      {Host && queue[0] && (
        <Host key={queue[0].id} question={queue[0]} onClosed={() => setQueue((all) => all.slice(1))} />
      )}
    </DialogsContext>
  )
}

const nextId = (queue: Question[]) => (queue.at(-1)?.id ?? 0) + 1

export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext)
  if (!dialogs) throw new Error('useDialogs needs a DialogsProvider')
  return dialogs
}
