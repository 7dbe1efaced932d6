import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { reportError } from '#server/report-error'
import { root } from '#server/root'
import { loadSettings } from '#server/settings'
import { buildWhenChanged } from './build-product'
import { followNpm } from './follow-npm'

followNpm()
try {
  // Before the build, so that a wrong setting is reported immediately.
  loadSettings()
  await buildWhenChanged()
} catch (error) {
  reportError(error)
  process.exit(1)
}
// In this process: a signal reaches the server once, and its exit code is that of this process.
await import(pathToFileURL(path.join(root, 'dist/server/main.js')).href)
