/** A worker that does not come must not keep anybody from the new version for longer, in milliseconds. */
const patienceMs = 5000

const within = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined))])

const installed = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve()
    }
    worker.addEventListener('statechange', look)
    look()
  })

/**
 * Puts the newest worker in charge of a page that has one, before that page is reloaded: the old one would answer with
 * what it has kept of the old version (product §2). A page without a worker goes on at once.
 */
export async function activateNewWorker(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers?.controller) return
  const registration = await workers.getRegistration()
  await within(registration?.update().catch(() => {}) ?? Promise.resolve())
  if (registration?.installing) await within(installed(registration.installing))
  const { waiting } = registration ?? {}
  if (!waiting) return
  const inCharge = new Promise<void>((resolve) =>
    workers.addEventListener('controllerchange', () => resolve(), { once: true }),
  )
  waiting.postMessage('activate')
  await within(inCharge)
}
