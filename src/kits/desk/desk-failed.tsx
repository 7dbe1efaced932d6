import { useRouteError } from 'react-router-dom'
import { PageFailed } from '#src/kits/page/page-failed'
import { NoRole } from './no-role'

/** Shown in place of a page of a desk that threw; what surrounds it stays. */
export function DeskFailed() {
  const { status } = useRouteError() as { status?: number }
  return status === 403 ? <NoRole /> : <PageFailed />
}
