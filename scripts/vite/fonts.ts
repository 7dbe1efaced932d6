import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { fontSlices, licenseFile, readLicense } from './font-slices.ts'

/** With the queries under which Vite loads the content of a sheet that is imported by its address. */
const styles = /\/src\/ui\/styles\/fonts\/(?:latin|hangul|korean|rest)\.css(?:\?(?:direct|transform-only))?$/

/** Fills the style sheets of the font with the product's slices and the package's. A build also emits the license. */
export const fonts = (): Plugin => {
  let made: Promise<string> | undefined
  return {
    name: 'fonts',
    enforce: 'pre',
    load: {
      filter: { id: styles },
      async handler(id) {
        made ??= fontSlices()
        const folder = await made
        const css = await readFile(path.join(folder, path.basename(id).replace(/\?.*/, '')), 'utf8')
        const from = path.relative(path.dirname(id), folder).replaceAll(path.sep, '/')
        return css.replaceAll('url(.', `url(${from}/.`)
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: licenseFile, source: await readLicense() })
    },
  }
}
