/** A running product; if unset, the run starts one of its own. */
export const running = process.env.E2E_ADDRESS
/** The port of the end-to-end run's product; set another one if this is taken. */
export const port = Number(process.env.E2E_PORT ?? 4173)
export const address = running ?? `http://localhost:${port}`
/** The database of the product under test: set by a run that starts the product, required for a running one. */
export const databaseVariable = 'E2E_DATABASE_URL'
