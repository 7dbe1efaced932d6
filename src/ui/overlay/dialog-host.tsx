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

export type Asked = Ask & { id: number; answer: (yes: boolean) => void }

/** Shows the questions asked through `useDialogs()`, one at a time. */
export function DialogHost({ asked, onClosed }: { asked: Asked; onClosed: () => void }) {
  const { t } = useTranslation('ui')
  const [open, setOpen] = useState(true)
  const first = useRef<HTMLButtonElement>(null)
  const opener = useRef(document.activeElement)
  const answer = (yes: boolean) => {
    setOpen(false)
    asked.answer(yes)
  }
  const variant = asked.danger ? 'danger' : 'primary'
  return (
    <Dialog
      open={open}
      onClose={() => answer(false)}
      onClosed={onClosed}
      title={asked.title}
      description={asked.text}
      size="sm"
      stays
      initialFocus={first}
      finalFocus={() => focusAfter(asked, opener.current)}
      footer={
        asked.kind === 'confirm' ? (
          <Button ref={first} variant={variant} className="min-w-24" onClick={() => answer(true)}>
            {t('dialog.confirm')}
          </Button>
        ) : (
          <>
            <Button
              ref={asked.danger ? first : undefined}
              variant="secondary"
              className="min-w-20"
              onClick={() => answer(false)}
            >
              {t('dialog.no')}
            </Button>
            <Button
              ref={asked.danger ? undefined : first}
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
function focusAfter({ kind }: Asked, opener: Element | null): boolean | HTMLElement {
  const nowhere = opener === null || opener === document.body
  if (nowhere && kind === 'question') return false
  if (!nowhere && opener.isConnected) return true
  return document.getElementById('content') ?? true
}
