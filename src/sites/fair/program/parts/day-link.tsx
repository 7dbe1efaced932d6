import { useTranslation } from 'react-i18next'
import { useDates } from '#src/session/dates'
import { ChipLink } from '#src/ui/chip'

/** A link to a day further down the page. */
export function DayLink({ day, number, isToday }: { day: string; number: number; isToday: boolean }) {
  const { t } = useTranslation('fair.program')
  const { day: dayInWords } = useDates()
  return (
    <ChipLink to={`#day-${number}`} on={isToday}>
      {t('program.dayOn', { day: number, date: dayInWords(day) })}
    </ChipLink>
  )
}
