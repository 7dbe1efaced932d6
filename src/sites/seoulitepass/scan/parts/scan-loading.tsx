import { Loading, Skeleton } from '#src/ui/skeleton'

/** Shown while it is not known what the device keeps. */
export const ScanLoading = () => (
  <Loading className="stack-4">
    <Skeleton className="h-14 w-full rounded-md" />
    <Skeleton className="h-80 w-full rounded-md" />
  </Loading>
)
