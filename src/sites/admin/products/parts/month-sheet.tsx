import { useTranslation } from 'react-i18next'
import { dayInSeoul } from '#contract/days'
import type { DepartureColumn } from '#contract/departure-import'
import type { Data } from '#contract/endpoint'
import { unitOf } from '#contract/money'
import type { DeskProduct, productDesk } from '#contract/product-desk'
import { SaveSheet } from '#src/kits/desk/sheet/save-sheet'
import type { XlsxValue } from '#src/kits/desk/xlsx'

interface MonthSheetProps {
  product: Pick<DeskProduct, 'id' | 'options' | 'currency'>
  /** The first day of the month. */
  from: string
  items: Data<typeof productDesk.departures>['items']
}

/** Saves the month's departures that can still be changed as a workbook that the import of departures reads. */
export function MonthSheet({ product: { id, options, currency }, from, items }: MonthSheetProps) {
  const { t, i18n } = useTranslation('admin.products')
  const lang = i18n.language === 'ko' ? 'ko' : 'en'
  const today = dayInSeoul(new Date())
  const open = items.filter(({ date, runs }) => runs && date >= today)
  const sheets = async () => {
    const [{ headOf }, { form }] = await Promise.all([
      import('#src/kits/desk/sheet/read-sheet'),
      import('../../imports/forms/departures'),
    ])
    const rows = open.map(({ option_id, date, start_time, capacity, prices }) => {
      const option = options.find((each) => each.id === option_id)
      const name = option?.name[lang] ?? ''
      const cells: Partial<Record<DepartureColumn, XlsxValue>> = {
        ...{ product: id, option: name, date, start_time, capacity, status: '' },
        // Empty where the usual price applies, as the import reads it.
        ...Object.fromEntries(
          prices
            .filter(({ band, price }) => option?.bands.some((each) => each.band === band && each.price !== price))
            .map(({ band, price }) => [`price_${band}`, price / unitOf(currency)]),
        ),
      }
      return form.columns.map((column) => cells[column] ?? '')
    })
    return [{ name: from.slice(0, 7), heads: form.columns.map((column) => headOf(form, column)), rows }]
  }
  return (
    open.length > 0 && (
      <SaveSheet name={`${id} ${from.slice(0, 7)}`} sheets={sheets} label={t('month.save')} size="sm" />
    )
  )
}
