import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Statistics } from '#contract/education/statistics'
import { Select } from '#src/ui/select'
import { paths } from '../../site'

/** The choice of year for the figures; each year is an address. */
export function YearChoice({ data: { year, years } }: { data: Statistics }) {
  const { t } = useTranslation('edu-admin.home')
  const navigate = useNavigate()
  return (
    <Select
      aria-label={t('year.label')}
      value={year}
      onChange={(event) => void navigate(`${paths.home}?year=${event.target.value}`)}
      className="w-32"
    >
      {years.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </Select>
  )
}
