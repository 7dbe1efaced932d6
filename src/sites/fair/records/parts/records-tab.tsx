import { Suspense } from 'react'
import { Spinner } from '#src/ui/spinner'
import { OwnRecords } from './own-records'

/** What one says of one's meetings. */
export const RecordsTab = () => (
  <Suspense fallback={<Spinner />}>
    <OwnRecords />
  </Suspense>
)
