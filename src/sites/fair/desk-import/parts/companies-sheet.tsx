import { useTranslation } from 'react-i18next'
import { deskExports } from '#contract/desk-exports'
import { continentOf } from '#contract/fair/continent'
import { fairImport, importColumns, type StoredRow } from '#contract/fair/participant-import'
import { call } from '#src/api/call'
import { useCountryName } from '#src/kits/booking/countries'
import { SaveSheet } from '#src/kits/desk/sheet/save-sheet'
import { useContentLang } from '#src/session/visitor'

/**
 * Saves this year's companies as a workbook that can be edited and imported again; the audit log records it. The continent, which
 * follows from the country, is its last column, which an import skips.
 */
export function CompaniesSheet() {
  const { t } = useTranslation('fair.desk-import')
  const { t: company } = useTranslation('fair.company')
  const lang = useContentLang()
  const countryName = useCountryName()
  const sheets = async () => {
    const [{ rows }, { cellsIn, heads }] = await Promise.all([call(fairImport.rows, {}), import('../form')])
    const body = { rows: rows.length, chosen: null, columns: [...importColumns, 'continent'], filters: {} }
    await call(deskExports.note, { params: { list: 'fair.participants' }, body })
    const cellIn = cellsIn(lang, countryName)
    const continentIn = ({ country }: StoredRow) => {
      const continent = continentOf(country)
      return continent ? company(`continent.${continent}`) : ''
    }
    return [
      {
        name: '1',
        heads: [...heads, company('field.continent')],
        rows: rows.map((row) => [...importColumns.map((column) => cellIn(row, column)), continentIn(row)]),
      },
    ]
  }
  return <SaveSheet size="sm" label={t('save.button')} name={t('template.file')} sheets={sheets} />
}
