import axios from 'axios'
import type { VersionFile } from '#contract/settings'
import type { z } from '#contract/zod'
import { timeoutMs } from './call'

/** The version the server runs now (product §7): a plain file outside the contract's `data` and `meta`. */
export async function fetchVersion(): Promise<string> {
  const { data } = await axios.get<Partial<z.infer<typeof VersionFile>>>('/version.json', {
    timeout: timeoutMs,
    headers: { 'Cache-Control': 'no-cache' },
  })
  // A proxy's error page is no version.
  if (typeof data.version !== 'string') throw new Error('no version file')
  return data.version
}
