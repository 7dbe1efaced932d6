/** A product that is already running; without it the run starts one of its own. */
export const running = process.env.E2E_ADDRESS
/** Where the product of the end-to-end run listens; another port when this one is taken. */
export const port = Number(process.env.E2E_PORT ?? 4173)
export const address = running ?? `http://localhost:${port}`
