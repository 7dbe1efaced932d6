import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CompanyRow } from '#contract/fair/company'
import { useOwnWords } from '../../company/parts/use-own-words'
import { usePaths } from '../../site'
import { CompanyMark } from './company-mark'

interface WishListProps {
  label: string
  rows: readonly { company: CompanyRow; priority: number | null; note: string }[]
  /** At the end of a row. */
  after?: (company: CompanyRow) => ReactNode
}

/** Companies in a list of wishes, with strength and topic. */
export function WishList({ label, rows, after }: WishListProps) {
  const { t } = useTranslation('fair.business')
  const { t: words } = useTranslation('fair.company')
  const paths = usePaths()
  const ownWords = useOwnWords()
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-md border border-line bg-surface">
      {rows.map(({ company, priority, note }) => (
        <li key={company.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
          <CompanyMark company={company} />
          <span className="min-w-0 flex-1 basis-52">
            <Link
              to={paths.business(company.id)}
              className="font-semibold wrap-anywhere underline-offset-2 hover:underline"
            >
              {ownWords(company.company_en, company.company_ko)}
            </Link>
            <span className="block text-sm text-muted">{words(`sector.${company.sector}`)}</span>
            {note && <span className="mt-1 block text-sm wrap-anywhere">{note}</span>}
          </span>
          {priority && (
            <span className="text-sm font-semibold text-brand">{t(`wish.priorities.p${priority as 1}`)}</span>
          )}
          {after?.(company)}
        </li>
      ))}
    </ul>
  )
}

/** The reader's own wishes as rows. */
export const asWishes = (companies: readonly CompanyRow[]) =>
  companies.map((company) => ({ company, priority: company.wish?.priority ?? null, note: company.wish?.note ?? '' }))
