import { type MiddlewareFunction, redirect } from 'react-router-dom'
import { visitorOf } from '#src/session/route'
import { pathsOf } from '../site'
import { ownParticipant } from './queries'

/** Lets approved companies in; any other is led to its own page, which says what is to be done (product §4). */
export const requireApproved: MiddlewareFunction = async ({ context }, next) => {
  const visitor = visitorOf({ context })
  const { status } = await visitor.queries.ensureQueryData(ownParticipant())
  if (status !== 'approved') throw redirect(pathsOf(visitor).mypage)
  return next()
}
