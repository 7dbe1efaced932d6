import { Loading, Skeleton } from '#src/ui/skeleton'

/** Shown in place of the desk until the device's stored data is read. */
export const StaffLoading = () => (
  <Loading className="stack-4">
    <Skeleton className="h-14 w-full rounded-md" />
    <Skeleton className="h-80 w-full rounded-md" />
  </Loading>
)
