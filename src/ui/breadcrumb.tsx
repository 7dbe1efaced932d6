import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

type Crumb = { label: string /** The last one, the current page, has none. */; to?: string }

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation('ui')
  return (
    <nav aria-label={t('breadcrumb')} className="min-w-0">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-muted">
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className="inline-flex max-w-full min-w-0 items-center gap-1.5">
            {index > 0 && <ChevronRight className="size-4 shrink-0 rtl:mirrored" />}
            {to ? (
              <Link to={to} className="rounded-sm hover:text-ink hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
