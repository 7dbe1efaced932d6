import './manifest.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { ExportButton } from '#src/kits/desk/export-button'
import { useDates } from '#src/session/dates'
import { useContentLang, useNumbers } from '#src/session/visitor'
import { Button } from '#src/ui/button'
import { EmptyState } from '#src/ui/empty-state'
import { Table } from '#src/ui/table'
import { paths, site } from '../../site'
import { DayField } from '../parts/day-field'
import { useManifestColumns } from '../parts/use-manifest-columns'
import { dayIn, loadManifest, manifest } from '../queries'

/** The travelers of a product on a day: for phones, paper and as a workbook. */
export function Component() {
  const { productId = '' } = useParams()
  const { t } = useTranslation('admin.reservations')
  const { t: ofSite } = useTranslation(site)
  const [search] = useSearchParams()
  const lang = useContentLang()
  const numbers = useNumbers()
  const { birthday } = useDates()
  const columns = useManifestColumns()
  const { data } = useSuspenseQuery(manifest(productId, search, lang))
  const day = dayIn(search)
  const people = data.items.reduce((sum, each) => sum + each.people, 0)
  return (
    <DeskPage
      title={data.product_name}
      back={<BackLink to={`${paths.manifests}?date=${day}`}>{ofSite('title.manifests')}</BackLink>}
      actions={
        <div className="flex flex-wrap gap-2 print:hidden">
          <DayField day={day} />
          <ExportButton
            fileName={`${ofSite('title.manifest')} ${day}`}
            columns={columns}
            load={loadManifest(productId, search, lang)}
            list="admin.manifest"
            total={{ count: data.total, more: false }}
          />
          <Button variant="secondary" size="sm" icon={<Printer className="size-4" />} onClick={() => window.print()}>
            {t('manifest.print')}
          </Button>
        </div>
      }
    >
      <p className="mb-4 font-medium">
        {t('manifest.sum', { day: birthday(day), people: numbers(people), reservations: numbers(data.total) })}
      </p>
      {data.total > data.items.length && <p className="mb-4">{t('manifest.cut', { count: data.items.length })}</p>}
      <div className="manifest">
        <Table
          caption={data.product_name}
          rows={data.items}
          rowKey={({ id }) => id}
          columns={columns}
          empty={<EmptyState title={t('manifest.none')} />}
        />
      </div>
    </DeskPage>
  )
}
