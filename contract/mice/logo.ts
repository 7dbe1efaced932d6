import { endpoint } from '../endpoint'
import { Picture } from '../media'
import { z } from '../zod'

const Own = z.object({ logo: z.nullable(Picture) })
const own = { auth: 'member', path: '/api/v1/mice/logo', data: Own } as const

/** The logo of a seller’s company; it is in the list of exhibitors and on the plan from the paid booth on. All refuse with 404 whoever is no seller (product §3). */
export const miceLogo = {
  own: endpoint({ ...own, method: 'get' }),
  /** Takes the place of the former one. Kinds and limits of files are those of every picture. */
  set: endpoint({ ...own, method: 'post', body: z.strictObject({}), files: ['file'], limit: 'upload' }),
  /** Harmless where there is none. */
  remove: endpoint({ ...own, method: 'delete', limit: 'write' }),
}
