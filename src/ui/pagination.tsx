import { cva } from 'class-variance-authority'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Select } from './select'
import { times } from './times'

const cell = cva('grid size-10 place-items-center rounded-sm text-sm font-medium figures', {
  variants: {
    state: { link: 'hover:bg-sunken', current: 'bg-brand text-on-brand', off: 'text-muted opacity-50' },
  },
})

type PaginationProps = {
  /** Counted from 1. */
  page: number
  pages: number
  linkTo: (page: number) => string
  /** The accessible name, where a page has more than one list. */
  label?: string
  size?: { value: number; options: number[]; onChange: (size: number) => void }
}

export function Pagination({ page, pages, linkTo, label, size }: PaginationProps) {
  const { t } = useTranslation('ui')
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      {pages > 1 && (
        <nav aria-label={label ?? t('paging.label')} className="flex items-center gap-1">
          <Turn label={t('previous')} to={page > 1 ? linkTo(page - 1) : undefined}>
            <ChevronLeft className="size-5 rtl:mirrored" />
          </Turn>
          <span className="px-2 text-sm figures sm:hidden">{t('paging.of', { page, pages })}</span>
          <ol className="flex gap-1 max-sm:hidden">
            {around(page, pages).map((at) => (
              <li key={at}>
                {at < 0 ? (
                  <span className={cell({ state: 'off' })}>…</span>
                ) : (
                  <Link
                    to={linkTo(at)}
                    aria-label={t('paging.page', { page: at })}
                    aria-current={at === page ? 'page' : undefined}
                    className={cell({ state: at === page ? 'current' : 'link' })}
                  >
                    {at}
                  </Link>
                )}
              </li>
            ))}
          </ol>
          <Turn label={t('next')} to={page < pages ? linkTo(page + 1) : undefined}>
            <ChevronRight className="size-5 rtl:mirrored" />
          </Turn>
        </nav>
      )}
      {size && <PageSize {...size} />}
    </div>
  )
}

function Turn({ label, to, children }: { label: string; to?: string; children: ReactNode }) {
  if (!to) return <span className={cell({ state: 'off' })}>{children}</span>
  return (
    <Link to={to} aria-label={label} className={cell({ state: 'link' })}>
      {children}
    </Link>
  )
}

function PageSize({ value, options, onChange }: NonNullable<PaginationProps['size']>) {
  const { t } = useTranslation('ui')
  const id = useId()
  return (
    <div className="ms-auto flex items-center gap-3">
      <label htmlFor={id} className="text-sm text-muted">
        {t('paging.size')}
      </label>
      <Select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))} className="w-24">
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** Returns the first page, the last and those near the current one; a gap is a negative number, so that each has its own key. */
function around(page: number, pages: number): number[] {
  const near = times(pages).filter(
    (at) => at === 1 || at === pages || Math.abs(at - page) <= (page <= 2 || page >= pages - 1 ? 2 : 1),
  )
  return near.flatMap((at, index) => {
    const gap = at - (near[index - 1] ?? 0)
    if (index === 0 || gap === 1) return [at]
    return gap === 2 ? [at - 1, at] : [-at, at]
  })
}
