import { useTranslation } from 'react-i18next'
import { deskRefunds, orderSites } from '#contract/desk'
import { FilterSelect } from '#src/kits/desk/filter-select'
import { useDeskAddress } from '#src/kits/desk/use-desk-address'
import { DateInput } from '#src/ui/date/date-input'

/** The filters of the list of reservations besides words and status. */
export function Filters() {
  const { t } = useTranslation('admin.reservations')
  const { value, change } = useDeskAddress()
  return (
    <>
      <FilterSelect
        name="site"
        label={t('column.site')}
        any={t('filter.anySite')}
        options={orderSites.map((site) => ({ value: site, label: t(`site.${site}`) }))}
      />
      <FilterSelect
        name="refund"
        label={t('filter.refund')}
        any={t('filter.anyRefund')}
        options={deskRefunds.map((status) => ({ value: status, label: t(`refund.status.${status}`) }))}
      />
      <div className="flex items-center gap-2 text-sm text-muted max-sm:w-full">
        <span aria-hidden="true">{t('column.date')}</span>
        <div className="sm:w-40">
          <DateInput
            aria-label={t('filter.date')}
            value={value('date')}
            onChange={(day: string) => change({ date: day || null })}
          />
        </div>
      </div>
    </>
  )
}
