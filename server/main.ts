import { run } from '#server/run'

await run()
