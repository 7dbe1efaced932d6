import type { ChildProcess, Serializable } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { onTestFinished } from 'vitest'
import type { Encoded, Reply } from '#server/decoder/job'
import { type DecoderOptions, openDecoder, startProcess } from '#server/decoder/open'
import { createLog } from '#server/log'

export const encodedNothing: Encoded = { width: 1, height: 1, widths: [1], color: '#000000', files: [] }
export const drawn = { result: Buffer.from('drawn') }

/** A decoder that ends with the test, the processes it has started, and the number of jobs sent to one. */
export function aDecoder(options: Partial<DecoderOptions> = {}) {
  const started: ChildProcess[] = []
  let jobs = 0
  const { start = startProcess } = options
  const decoder = openDecoder({
    log: createLog({ LOG_LEVEL: 'silent' }),
    ...options,
    start: (bounds) => {
      const child = start(bounds)
      started.push(child)
      const send = child.send.bind(child)
      child.send = (job: Serializable) => {
        jobs++
        return send(job)
      }
      return child
    },
  })
  onTestFinished(decoder.close)
  return { decoder, started, jobs: () => jobs }
}

/** A process that does nothing until the test reports the result of its job. */
export class HeldProcess extends EventEmitter {
  connected = true
  channel = { ref() {}, unref() {} }
  readonly requests: unknown[] = []
  ref() {}
  unref() {}
  send(job: unknown) {
    this.requests.push(job)
    this.busy = true
    return true
  }
  busy = false
  answer(reply: Reply) {
    this.busy = false
    this.emit('message', reply)
  }
  kill() {
    this.connected = false
    this.emit('exit', null, 'SIGKILL')
    return true
  }
}

/** A decoder whose processes are answered by the test. */
export function heldDecoder(options: Partial<DecoderOptions> = {}) {
  const held: HeldProcess[] = []
  const { decoder } = aDecoder({
    ...options,
    start: () => {
      const made = new HeldProcess()
      held.push(made)
      return made as unknown as ChildProcess
    },
  })
  return { decoder, held }
}
