import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button'
import { Dialog } from './dialog'

export type Ask = {
  kind: 'confirm' | 'question'
  title: ReactNode
  text?: ReactNode
  /** Shows a destructive answer in the danger color. */
  danger?: boolean
}

export type Question = Ask & { id: number; answer: (yes: boolean) => void }

/** Shows the questions asked through `useDialogs()`, one at a time. */
export function DialogHost({ question, onClosed }: { question: Question; onClosed: () => void }) {
  const { t } = useTranslation('ui')
  const [open, setOpen] = useState(true)
  const first = useRef<HTMLButtonElement>(null)
  const around = useRef(withAncestors(document.activeElement))
  const answer = (yes: boolean) => {
    setOpen(false)
    question.answer(yes)
  }
  const variant = question.danger ? 'danger' : 'primary'
  return (
    <Dialog
      open={open}
      onClose={() => answer(false)}
      onClosed={onClosed}
      title={question.title}
      description={question.text}
      size="sm"
      stays
      initialFocus={first}
      finalFocus={() => focusAfter(question, around.current)}
      footer={
        question.kind === 'confirm' ? (
          <Button ref={first} variant={variant} className="min-w-24" onClick={() => answer(true)}>
            {t('dialog.confirm')}
          </Button>
        ) : (
          <>
            <Button
              ref={question.danger ? first : undefined}
              variant="secondary"
              className="min-w-20"
              onClick={() => answer(false)}
            >
              {t('dialog.no')}
            </Button>
            <Button
              ref={question.danger ? undefined : first}
              variant={variant}
              className="min-w-20"
              onClick={() => answer(true)}
            >
              {t('dialog.yes')}
            </Button>
          </>
        )
      }
    />
  )
}

const withAncestors = (element: Element | null): Element[] =>
  element ? [element, ...withAncestors(element.parentElement)] : []

/**
 * Returns the focus to the pressed element. Where that is gone, for example with the row that it removed, the focus moves to the
 * heading of the part that it was in, or to the page; a form that is being sent restores its own focus.
 */
function focusAfter({ kind }: Question, around: readonly Element[]): boolean | HTMLElement {
  const [opener] = around
  const nowhere = opener === undefined || opener === document.body
  if (nowhere && kind === 'question') return false
  if (!nowhere && opener.isConnected) return true
  const part = around.find(({ isConnected }) => isConnected)?.closest('section')
  return part?.querySelector<HTMLElement>('h2[tabindex="-1"]') ?? document.getElementById('content') ?? true
}
