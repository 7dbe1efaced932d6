import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert'
import { Button } from '#src/ui/button'

/** Says that another user has changed what is shown; `children` is the change, such as the newest line of its timeline. */
export function ChangedNote({ changed, seen, children }: { changed: boolean; seen: () => void; children?: ReactNode }) {
  const { t } = useTranslation('desk')
  return (
    <div role="status">
      {changed && (
        <Alert
          tone="warning"
          className="mb-4"
          title={t('changed.title')}
          actions={
            <Button variant="secondary" size="sm" onClick={seen}>
              {t('changed.seen')}
            </Button>
          }
        >
          {children ?? t('changed.text')}
        </Alert>
      )}
    </div>
  )
}
