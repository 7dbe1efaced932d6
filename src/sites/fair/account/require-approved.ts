import { type MiddlewareFunction, redirect } from 'react-router-dom'
import { visitorOf } from '#src/session/route'
import { pathsOf } from '../site'
import { ownParticipant } from './queries'

/** Admits approved companies of this year's fair; any other is led to its own page, which shows the next step (product §4). */
export const requireApproved: MiddlewareFunction = async ({ context }, next) => {
  const visitor = visitorOf({ context })
  const { status, is_current } = await visitor.queries.ensureQueryData(ownParticipant())
  if (status !== 'approved' || !is_current) throw redirect(pathsOf(visitor).mypage)
  return next()
}
