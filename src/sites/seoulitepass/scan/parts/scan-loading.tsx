import { Loading, Skeleton } from '#src/ui/skeleton'

/** Shown until the device's stored data is read. */
export const ScanLoading = () => (
  <Loading className="stack-4">
    <Skeleton className="h-14 w-full rounded-md" />
    <Skeleton className="h-80 w-full rounded-md" />
  </Loading>
)
