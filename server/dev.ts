import { viteDev } from '#server/http/vite-dev'
import { run } from '#server/run'

// The embedded database belongs to the process that starts this one again after every change.
await run({ vite: viteDev, databaseUrl: process.env.RUNNING_DATABASE_URL })
