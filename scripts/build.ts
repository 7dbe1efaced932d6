import { complain } from '#server/complain'
import { buildProduct } from './build-product'

await buildProduct().catch((error) => {
  complain(error)
  process.exitCode = 1
})
