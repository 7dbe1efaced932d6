import { useTranslation } from 'react-i18next'
import { useDeskAddress } from '#src/kits/desk/use-desk-address'
import { DateInput } from '#src/ui/date/date-input'

/** The day of a manifest. */
export function DayField({ day }: { day: string }) {
  const { t } = useTranslation('admin.reservations')
  const { change } = useDeskAddress()
  return (
    <div className="w-44 print:hidden">
      <DateInput
        aria-label={t('manifest.day')}
        value={day}
        onChange={(next: string) => change({ date: next || null })}
      />
    </div>
  )
}
