import { viteDev } from '#server/http/vite-dev'
import { run } from '#server/run'

await run({ vite: viteDev })
