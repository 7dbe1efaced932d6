import { setTimeout as pause } from 'node:timers/promises'
import type { Scan, ScanResult } from '#contract/check-in-scan'
import type { TestDevice } from '#tests/support/gates'
import type { Product } from '#tests/support/spawn'

/** A server that can be killed, and devices that resend unanswered scans. */
export interface Mortal {
  /** Sends lines until they are answered, by this server or the next one. Throws when they are refused. */
  deliver(device: TestDevice, scans: readonly Scan[]): Promise<ScanResult[]>
  /** Kills it abruptly, and starts the next one. */
  kill(): Promise<void>
}

async function send({ port }: Product, { enrolment, staff }: TestDevice, scans: readonly Scan[]) {
  const url = `http://127.0.0.1:${port}/api/v1/gate-devices/${enrolment.device_id}/scans?lang=en`
  const headers = { Authorization: `Bearer ${staff.token}`, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ scans })
  const answer = await fetch(url, { method: 'POST', headers, body })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    // No response: it is unknown whether the lines were accepted.
    .catch(() => null)
  if (!answer) return null
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`)
  return (JSON.parse(answer.text) as { data: { results: ScanResult[] } }).data.results
}

/** The server started by `start`, restarted after each death. */
export async function aMortal(start: () => Promise<Product>): Promise<Mortal> {
  const living = async () => {
    const product = await start()
    await product.ready()
    return product
  }
  let product = await living()
  return {
    async deliver(device, scans) {
      for (;;) {
        const sent = product
        const results = await send(sent, device, scans)
        if (results) return results
        while (sent === product) await pause(20)
      }
    },
    async kill() {
      product.process.kill('SIGKILL')
      await product.ended
      product = await living()
    },
  }
}
