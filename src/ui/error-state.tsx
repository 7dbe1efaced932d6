import CircleAlert from 'lucide-react/icons/circle-alert'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button'

type ErrorStateProps = {
  title?: ReactNode
  children?: ReactNode
  onRetry?: () => void
  busy?: boolean
  actions?: ReactNode
}

/** Says what could not be loaded, with a retry button. */
export function ErrorState({ title, children, onRetry, busy, actions }: ErrorStateProps) {
  const { t } = useTranslation('ui')
  return (
    <div role="alert" className="mx-auto flex max-w-form flex-col items-center px-4 py-14 text-center">
      <span className="mb-5 grid size-16 place-items-center rounded-full bg-error-soft text-error">
        <CircleAlert className="size-7" />
      </span>
      <p className="text-lg font-semibold">{title ?? t('error.title')}</p>
      <div className="mt-2 text-muted">{children ?? t('error.text')}</div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button variant="secondary" busy={busy} onClick={onRetry} icon={<RotateCw className="size-4" />}>
            {t('retry')}
          </Button>
        )}
        {actions}
      </div>
    </div>
  )
}
