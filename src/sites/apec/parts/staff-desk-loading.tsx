import { Loading, Skeleton } from '#src/ui/skeleton'

/** Shown where the desk will, while it is not known what the device keeps. */
export const StaffLoading = () => (
  <Loading className="stack-4">
    <Skeleton className="h-14 w-full rounded-md" />
    <Skeleton className="h-80 w-full rounded-md" />
  </Loading>
)
