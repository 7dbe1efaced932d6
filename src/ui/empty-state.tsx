import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type StateProps = { icon?: ReactNode; title?: ReactNode; children?: ReactNode; actions?: ReactNode; live?: boolean }

/** Replaces an empty list: says why it is empty and what the user can do. */
export function EmptyState({ icon = <Inbox />, title, children, actions, live }: StateProps) {
  const { t } = useTranslation('ui')
  return (
    <div
      role={live ? 'status' : undefined}
      className="mx-auto flex max-w-form flex-col items-center px-4 py-14 text-center"
    >
      <span className="mb-5 grid size-16 place-items-center rounded-full bg-brand-soft text-brand *:size-7">
        {icon}
      </span>
      <p className="text-lg font-semibold">{title ?? t('empty.title')}</p>
      {children && <div className="mt-2 text-muted">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
