import { type Listener, probes } from './in-flight'

/**
 * Starts one request per turn of the event loop; the first one starts immediately, the others in order of arrival. Node accepts one
 * new connection per turn: if a turn started every request that has arrived, new connections would wait for seconds in a rush.
 */
export function inTurns(listener: Listener): Listener {
  const waiting: (() => void)[] = []
  let isTaken = false
  const next = () => {
    const start = waiting.shift()
    if (start) setImmediate(next)
    else isTaken = false
    start?.()
  }
  return (request, response) => {
    if (probes.has(request.url ?? '')) return listener(request, response)
    if (!isTaken) {
      isTaken = true
      setImmediate(next)
      return listener(request, response)
    }
    return new Promise((resolve) => {
      // A client that has disconnected meanwhile needs no answer.
      waiting.push(() => resolve(request.socket.destroyed ? undefined : listener(request, response)))
    })
  }
}
