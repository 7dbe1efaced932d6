import { endpoint } from '../endpoint'
import { StreamedFile } from '../streamed-file'
import { z } from '../zod'

const Exists = z.object({ exists: z.boolean() })
const own = { path: '/api/v1/mice/seats/feed', auth: 'member' } as const

/** One's sessions of the conference as calendars subscribe to them. */
export const miceFeed = {
  /** Whether there is a private address; the address itself is shown when it is made, and never again. */
  show: endpoint({ ...own, method: 'get', data: Exists }),
  /** Makes one, in place of one that there was. */
  make: endpoint({ ...own, method: 'post', data: z.object({ path: z.string() }), limit: 'write' }),
  /** From now on the address shows nothing. */
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
