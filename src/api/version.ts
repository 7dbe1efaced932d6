import axios from 'axios'
import { VersionFile } from '#contract/settings'
import { timeoutMs } from './call'

/** The version the server runs now (product §7): a plain file outside the contract's `data` and `meta`. */
export async function fetchVersion(): Promise<string> {
  const { data } = await axios.get<unknown>('/version.json', {
    timeout: timeoutMs,
    headers: { 'Cache-Control': 'no-cache' },
  })
  return VersionFile.parse(data).version
}
