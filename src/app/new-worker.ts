/** How long to wait at most for a worker that does not respond, in milliseconds. */
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
 * Activates the newest worker of a page before that page is reloaded: the old one would respond from its cache of the old version
 * (product §2). Returns immediately for a page without a worker.
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
