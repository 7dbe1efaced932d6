import { endpoint } from '../endpoint'
import { StreamedFile } from '../streamed-file'
import { z } from '../zod'

const Exists = z.object({ exists: z.boolean() })
const own = { path: '/api/v1/mice/seats/feed', auth: 'member' } as const

/** The member's conference sessions as a calendar subscription. */
export const miceFeed = {
  /** Whether there is a private address; the address itself is shown only when it is created. */
  show: endpoint({ ...own, method: 'get', data: Exists }),
  /** Creates one, replacing a previous one. */
  make: endpoint({ ...own, method: 'post', data: z.object({ path: z.string() }), limit: 'write' }),
  /** Revokes the address, which then shows nothing. */
  revoke: endpoint({ ...own, method: 'delete', data: Exists, limit: 'write' }),
  /** The sessions in which the owner of the address has a seat. Refuses any other address with 404. */
  file: endpoint({
    method: 'get',
    path: '/api/v1/mice/calendar/:token',
    auth: 'none',
    params: z.object({ token: z.string().check(z.regex(/^[\w-]{43}\.ics$/)) }),
    data: StreamedFile,
    download: true,
    limit: 'search',
  }),
}
