// Loaded into the product that a bench watches. At each SIGUSR2 it collects garbage, and reports the memory still held and the
// longest time that the event loop was blocked since the previous report, by the clock and in processor time of the thread.
const { readFileSync } = require('node:fs')
const { setFlagsFromString } = require('node:v8')
const { runInNewContext } = require('node:vm')

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

const every = 10

/** Returns how long the main thread has had a processor, in milliseconds; NaN where the system does not report it. */
function had() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6
  } catch {
    return Number.NaN
  }
}

let last = { now: performance.now(), had: had() }
let longest = { wall: 0, processor: 0 }
function look() {
  const next = { now: performance.now(), had: had() }
  longest = {
    wall: Math.max(longest.wall, next.now - last.now - every),
    processor: Math.max(longest.processor, next.had - last.had),
  }
  last = next
}
setInterval(look, every).unref()

process.on('SIGUSR2', () => {
  look()
  const { wall, processor } = longest
  collect()
  const { heapUsed, external } = process.memoryUsage()
  last = { now: performance.now(), had: had() }
  longest = { wall: 0, processor: 0 }
  console.log(`inside: ${JSON.stringify({ memory: (heapUsed + external) / 1e6, wall, processor })}`)
})
