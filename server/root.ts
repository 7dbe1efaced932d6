import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * The repository's folder, searched upward from this file, so that sources and bundle agree on it wherever they are started from.
 */
export const root = (() => {
  let folder = import.meta.dirname
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error(`No package.json above ${import.meta.dirname}`)
    folder = parent
  }
  return folder
})()
