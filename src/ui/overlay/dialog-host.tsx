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
  const opener = useRef(document.activeElement)
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
      finalFocus={() => focusAfter(question, opener.current)}
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

/**
 * Returns the focus to the pressed element, or to the page where that is gone; a form that is being sent restores its own focus.
 */
function focusAfter({ kind }: Question, opener: Element | null): boolean | HTMLElement {
  const nowhere = opener === null || opener === document.body
  if (nowhere && kind === 'question') return false
  if (!nowhere && opener.isConnected) return true
  return document.getElementById('content') ?? true
}
