import { reportError } from '#server/report-error'
import { buildProduct } from './build-product'

await buildProduct().catch((error) => {
  reportError(error)
  process.exitCode = 1
})
