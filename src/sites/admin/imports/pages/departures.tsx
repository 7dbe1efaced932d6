import { useTranslation } from 'react-i18next'
import {
  type DepartureColumn,
  type DepartureEffect,
  type DepartureRow,
  departureImport,
  departureSheet,
} from '#contract/departure-import'
import { useCall } from '#src/api/query'
import { BackLink } from '#src/kits/desk/back-link'
import { DeskPage } from '#src/kits/desk/desk-page'
import { afterAct } from '../../products/queries'
import { paths, site } from '../../site'
import { ChangedProducts } from '../parts/changed-products'
import { DepartureChanges } from '../parts/departure-changes'
import { ImportTabs } from '../parts/import-tabs'
import { SheetImport } from '../parts/sheet-import'
import { UndoDepartures } from '../parts/undo-departures'

const form = async () => (await import('../forms/departures')).form

/** The import of departures from a sheet, for one product or several. */
export function Component() {
  const { t } = useTranslation('admin.imports')
  const { t: ofSite } = useTranslation(site)
  const check = useCall(departureImport.check, { errors: 'page' })
  const take = useCall(departureImport.take, { errors: 'page', refreshes: afterAct })
  const texts = {
    file: t('departures.file'),
    column: t('departures.column', { returnObjects: true }),
    help: t('departures.help', { returnObjects: true }),
    example: t('departures.example', { returnObjects: true }),
  }
  return (
    <DeskPage
      title={ofSite('title.importDepartures')}
      back={<BackLink to={paths.products}>{ofSite('title.products')}</BackLink>}
    >
      <ImportTabs now="departures" />
      <SheetImport<DepartureColumn, DepartureRow, DepartureEffect>
        form={form}
        most={departureSheet.rows}
        lead={[t('departures.lead'), t('departures.prices'), t('departures.again'), t('departures.undo')]}
        texts={texts}
        check={(rows) => check.mutateAsync({ body: { rows } })}
        take={async (rows, effects) => {
          const seen = effects.map(({ before, was_closed, prices }) => ({
            ...{ seats: before, is_closed: was_closed },
            ...(prices && { prices: prices.before }),
          }))
          const { created, changed } = await take.mutateAsync({ body: { rows, seen } })
          return { words: t('departures.done', { count: created + changed }) }
        }}
        preview={(rows) => {
          const changes = rows.filter(({ effect }) => effect.effect !== 'same')
          return {
            content: <DepartureChanges changes={changes} same={rows.length - changes.length} />,
            apply: changes.length > 0 ? t('departures.apply', { count: changes.length }) : null,
          }
        }}
        after={(rows) => (
          <>
            <ChangedProducts rows={rows} />
            <UndoDepartures rows={rows} />
          </>
        )}
      />
    </DeskPage>
  )
}
