import { useLocation, useRouteError } from 'react-router-dom'
import { PageFailed } from '#src/kits/page/page-failed'
import { NoRole } from './no-role'
import { UnreadAddress } from './unread-address'

/** Replaces a desk page that threw; the frame around it stays. */
export function DeskFailed() {
  const { status } = useRouteError() as { status?: number }
  const { search } = useLocation()
  if (status === 403) return <NoRole />
  return status === 400 && search !== '' ? <UnreadAddress /> : <PageFailed />
}
