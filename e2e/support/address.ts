/** Where the product of the end-to-end run listens; another port when this one is taken. */
export const port = Number(process.env.E2E_PORT ?? 4173)
export const address = `http://localhost:${port}`
