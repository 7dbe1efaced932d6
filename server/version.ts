import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '#server/root'

/** What `GET /version.json` answers: a hash of the sources and the instant of the build, ISO 8601 (product §3). */
export interface Version {
  version: string
  date: string
}

/** Returns the version that was built, or without a build one that lasts as long as this process. */
export function readVersion(): Version {
  try {
    return JSON.parse(readFileSync(path.join(root, 'dist/version.json'), 'utf8')) as Version
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return { version: 'development', date: new Date().toISOString() }
  }
}
