import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'

interface StaleNoteProps {
  isStale: boolean
  onKeep: () => void
  onTake: () => void
  /** The current version. */
  children: ReactNode
}

/**
 * Says that another user has saved what is being edited, and shows the current version: the user keeps their own and saves over
 * it, or takes the other.
 */
export function StaleNote({ isStale, onKeep, onTake, children }: StaleNoteProps) {
  const { t } = useTranslation('desk')
  return (
    <div role="status">
      {isStale && (
        <Alert
          tone="warning"
          className="mb-4"
          title={t('stale.title')}
          actions={
            <>
              <Button variant="secondary" size="sm" onClick={onTake}>
                {t('stale.take')}
              </Button>
              <Button variant="ghost" size="sm" onClick={onKeep}>
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
