import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DeskPage } from '#src/kits/desk/desk-page'
import { ExportButton } from '#src/kits/desk/export-button'
import { SearchField } from '#src/kits/desk/search-field'
import { TotalLine } from '#src/kits/desk/total-line'
import { TurnPages } from '#src/kits/desk/turn-pages'
import { useNumbers } from '#src/session/visitor'
import { EmptyState } from '#src/ui/empty-state'
import { Table } from '#src/ui/table'
import { site } from '../../site'
import { GrantForm } from '../parts/grant-form'
import { SectionTabs } from '../parts/section-tabs'
import { useGrantColumns } from '../parts/use-grant-columns'
import { grants, loadGrants } from '../queries'

/** The points that operators have granted and taken back, and the form to grant more. */
export function Component() {
  const { t } = useTranslation('admin.benefits')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const numbers = useNumbers()
  const columns = useGrantColumns()
  const { data } = useSuspenseQuery(grants(search))
  const title = ofSite('title.points')
  return (
    <DeskPage title={title}>
      <div className="space-y-4">
        <SectionTabs now="points" />
        <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="space-y-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <SearchField what={t('grant.searched')} />
              <ExportButton
                fileName={title}
                columns={columns}
                load={loadGrants(search)}
                list="admin.points"
                total={data.total}
              />
            </div>
            <Table
              caption={title}
              columns={columns.map(({ key, header, cell, align }) => ({ key, header, cell, ...(align && { align }) }))}
              rows={data.items}
              rowKey={({ id }) => id}
              empty={<EmptyState title={t('grant.none')} />}
            />
            <p className="text-sm text-muted">{t('grant.takeBack')}</p>
            <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
              {data.total_points === null ? (
                <TotalLine total={data.total} />
              ) : (
                <p role="status">{t('grant.total', { count: data.total.count, points: numbers(data.total_points) })}</p>
              )}
              <TurnPages next={data.next} previous={data.previous} />
            </div>
          </div>
          <GrantForm />
        </div>
      </div>
    </DeskPage>
  )
}
