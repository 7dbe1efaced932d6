import { endpoint } from '../endpoint'
import { Picture } from '../media'
import { z } from '../zod'

const Own = z.object({ logo: z.nullable(Picture) })
const own = { auth: 'member', path: '/api/v1/mice/logo', data: Own } as const

/**
 * The logo of a seller’s company; it appears in the list of exhibitors and on the plan once the booth is paid. All calls refuse
 * with 404 members who are not sellers (product §3).
 */
export const miceLogo = {
  own: endpoint({ ...own, method: 'get' }),
  /** Replaces the previous logo. Types and limits are those of every picture. */
  set: endpoint({ ...own, method: 'post', body: z.strictObject({}), files: ['file'], limit: 'upload' }),
  /** Succeeds even if there is none. */
  remove: endpoint({ ...own, method: 'delete', limit: 'write' }),
}
