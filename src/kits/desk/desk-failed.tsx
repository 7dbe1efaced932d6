import { useRouteError } from 'react-router-dom'
import { PageFailed } from '#src/kits/page/page-failed'
import { NoRole } from './no-role'

/** Replaces a desk page that threw; the frame around it stays. */
export function DeskFailed() {
  const { status } = useRouteError() as { status?: number }
  return status === 403 ? <NoRole /> : <PageFailed />
}
