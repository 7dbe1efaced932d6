import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'
import { type RefusedForm, useInsteadOfRefusal } from './use-instead-of-refusal'

interface StaleNoteProps {
  /** The form whose save is refused where there is a newer version. */
  form?: RefusedForm
  isStale: boolean
  onKeep: () => void
  onTake: () => void
  /** The content is not the current version, but what the two choices mean: the version is too long to show. */
  isLong?: boolean
  /** The current version. */
  children: ReactNode
}

/**
 * Says that another user has saved what is being edited, and shows the current version: the user keeps their own and saves over
 * it, or takes the other.
 */
export function StaleNote({ form, isStale, onKeep, onTake, isLong = false, children }: StaleNoteProps) {
  const { t } = useTranslation('desk')
  const choice = useInsteadOfRefusal(form, isStale)
  const place = useRef<HTMLDivElement>(null)
  // The pressed button goes with the choice: the user continues from where it was.
  const choose = (act: () => void) => () => {
    place.current?.focus()
    act()
  }
  return (
    <div ref={place} role="status" tabIndex={-1}>
      {isStale && (
        <Alert
          ref={choice}
          tone="warning"
          className="mb-4"
          title={t(isLong ? 'stale.long' : 'stale.title')}
          actions={
            <>
              <Button variant="secondary" size="sm" onClick={choose(onTake)}>
                {t('stale.take')}
              </Button>
              <Button variant="ghost" size="sm" onClick={choose(onKeep)}>
                {t('stale.keep')}
              </Button>
            </>
          }
        >
          {children}
        </Alert>
      )}
    </div>
  )
}
