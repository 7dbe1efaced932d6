import { useTranslation } from 'react-i18next'
import { deskExports } from '#contract/desk-exports'
import { fairImport, importColumns } from '#contract/fair/participant-import'
import { call } from '#src/api/call'
import { useCountryName } from '#src/kits/booking/countries'
import { SaveSheet } from '#src/kits/desk/sheet/save-sheet'
import { useContentLang } from '#src/session/visitor'

/** Saves this year's companies as a workbook that can be edited and imported again; the audit log records it. */
export function CompaniesSheet() {
  const { t } = useTranslation('fair.desk-import')
  const lang = useContentLang()
  const countryName = useCountryName()
  const sheets = async () => {
    const [{ rows }, { cellsIn, heads }] = await Promise.all([call(fairImport.rows, {}), import('../form')])
    const body = { rows: rows.length, chosen: null, columns: [...importColumns], filters: {} }
    await call(deskExports.note, { params: { list: 'fair.participants' }, body })
    const cellIn = cellsIn(lang, countryName)
    return [{ name: '1', heads, rows: rows.map((row) => importColumns.map((column) => cellIn(row, column))) }]
  }
  return <SaveSheet size="sm" label={t('save.button')} name={t('template.file')} sheets={sheets} />
}
