/** A product that is already running; without it the run starts one of its own. */
export const running = process.env.E2E_ADDRESS
/** Where the product of the end-to-end run listens; another port when this one is taken. */
export const port = Number(process.env.E2E_PORT ?? 4173)
export const address = running ?? `http://localhost:${port}`
/** The database of the product under test: a run that starts the product sets it, for a running one it has to be named. */
export const databaseVariable = 'E2E_DATABASE_URL'
