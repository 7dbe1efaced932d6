import { useTranslation } from 'react-i18next'
import { Segmented } from '#src/ui/segmented'

interface YearChoiceProps {
  /** The years in which the company took part, newest first. */
  years: readonly number[]
  value: number
  onChange: (year: number) => void
}

/** Chooses one of the company's years; nothing is shown where there is only one. */
export function YearChoice({ years, value, onChange }: YearChoiceProps) {
  const { t } = useTranslation('fair.records')
  if (years.length < 2) return null
  return (
    <Segmented
      label={t('year')}
      value={String(value)}
      onChange={(year) => onChange(Number(year))}
      options={years.map((each) => ({ value: String(each), label: String(each) }))}
    />
  )
}
