import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segmented } from '#src/ui/segmented'
import { Spinner } from '#src/ui/spinner'
import { FormerRecords } from './former-records'
import { OwnRecords } from './own-records'

interface RecordsTabProps {
  /** The years in which the company took part, newest first. */
  years: readonly number[]
  /** Whether the first of them is this year's fair. */
  current: boolean
}

/** The company's records of its meetings, this year's and former ones. */
export function RecordsTab({ years, current }: RecordsTabProps) {
  const { t } = useTranslation('fair.records')
  const [year, setYear] = useState(years[0] ?? 0)
  return (
    <div className="stack-4">
      {years.length > 1 && (
        <Segmented
          label={t('year')}
          value={String(year)}
          onChange={(value) => setYear(Number(value))}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
        />
      )}
      <Suspense fallback={<Spinner />}>
        {current && year === years[0] ? <OwnRecords /> : <FormerRecords key={year} year={year} />}
      </Suspense>
    </div>
  )
}
