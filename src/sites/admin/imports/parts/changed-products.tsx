import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DepartureColumn, DepartureEffect, DepartureRow } from '#contract/departure-import'
import { useContentLang } from '#src/session/visitor'
import { paths } from '../../site'
import type { Checked } from './use-sheet-import'

/** Links to the departures of each product that the rows of a sheet changed, at the month of its first change. */
export function ChangedProducts({ rows }: { rows: Checked<DepartureColumn, DepartureRow, DepartureEffect>[] }) {
  const { t } = useTranslation('admin.imports')
  const lang = useContentLang()
  const byDay = rows
    .filter(({ effect }) => effect.effect !== 'same')
    .toSorted((a, b) => (a.row.date < b.row.date ? -1 : 1))
  const first = new Map(byDay.toReversed().map((each) => [each.row.product, each]))
  return (
    <>
      <p>{t('departures.changed')}</p>
      <ul className="list-disc space-y-1 ps-5">
        {[...first].map(
          ([
            id,
            {
              row,
              effect: { product },
            },
          ]) => (
            <li key={id}>
              <Link
                to={`${paths.departures(id)}?month=${row.date.slice(0, 7)}`}
                className="underline underline-offset-2"
              >
                {product[lang] || product.en || id}
              </Link>
            </li>
          ),
        )}
      </ul>
    </>
  )
}
