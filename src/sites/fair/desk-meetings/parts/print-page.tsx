import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DeskPage } from '#src/kits/desk/desk-page'
import { SearchField } from '#src/kits/desk/search-field'
import { useDeskAddress } from '#src/kits/desk/use-desk-address'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { CountryFilter, SectorFilter, SideFilter, TestFilter } from '../../desk/parts/company-filters'
import { site, usePaths } from '../../site'
import './print.css'

interface PrintPageProps {
  title: string
  help: string
  /** The number of companies to print. */
  count: number
  children: ReactNode
}

/** The filters for a print above, and the paper below. */
export function PrintPage({ title, help, count, children }: PrintPageProps) {
  const { t } = useTranslation('fair.desk-meetings')
  const { t: ofSite } = useTranslation(site)
  const paths = usePaths()
  const { filters } = useDeskAddress()
  return (
    <DeskPage
      title={title}
      back={
        <Link to={paths.deskDay} className="text-sm font-medium text-muted hover:text-ink print:hidden">
          {ofSite('title.deskDay')}
        </Link>
      }
      actions={
        <Button size="sm" disabled={count === 0} onClick={() => window.print()}>
          {t('print.button')}
        </Button>
      }
    >
      <div className="mb-5 space-y-3 print:hidden">
        <div className="flex flex-wrap items-center gap-2">
          <SearchField what={t('searched')} />
          <SideFilter />
          <CountryFilter />
          <SectorFilter />
          <TestFilter />
          {filters.size > 0 && (
            <Link to="?" className="text-sm font-semibold text-accent hover:underline">
              {t('print.reset')}
            </Link>
          )}
        </div>
        <p className="text-sm text-muted" role="status">
          {t('print.count', { count })}
        </p>
        <p className="text-sm text-muted">{help}</p>
      </div>
      {count === 0 ? <EmptyState title={t('print.none')} /> : <div className="paper">{children}</div>}
    </DeskPage>
  )
}
