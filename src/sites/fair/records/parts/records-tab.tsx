import { Suspense, useState } from 'react'
import { Spinner } from '#src/ui/spinner'
import { FormerRecords } from './former-records'
import { OwnRecords } from './own-records'
import { YearChoice } from './year-choice'

interface RecordsTabProps {
  /** The years in which the company took part, newest first. */
  years: readonly number[]
  /** Whether the first of them is this year's fair. */
  current: boolean
}

/** The company's records of its meetings, this year's and former ones. */
export function RecordsTab({ years, current }: RecordsTabProps) {
  const [year, setYear] = useState(years[0] ?? 0)
  return (
    <div className="stack-4">
      <YearChoice years={years} value={year} onChange={setYear} />
      <Suspense fallback={<Spinner />}>
        {current && year === years[0] ? <OwnRecords /> : <FormerRecords key={year} year={year} />}
      </Suspense>
    </div>
  )
}
