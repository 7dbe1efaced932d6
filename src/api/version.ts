import type { VersionFile } from '#contract/settings'
import type { z } from '#contract/zod'

/** Fetches the version the server runs now (product §7): a plain file outside the contract's `data` and `meta`. */
export async function fetchVersion(): Promise<string> {
  const { send } = await import('./http')
  const reply = await send({ url: '/version.json' })
  const file = 'data' in reply ? (reply.data as Partial<z.infer<typeof VersionFile>> | null) : null
  // A proxy's error page is not a version.
  if (reply.status !== 200 || typeof file?.version !== 'string') throw new Error('no version file')
  return file.version
}
