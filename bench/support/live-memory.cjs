// Loaded into the product that a bench watches: asked by SIGUSR2 it collects what nothing holds any more, and says what is left.
const { setFlagsFromString } = require('node:v8')
const { runInNewContext } = require('node:vm')

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

process.on('SIGUSR2', () => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  console.log(`live memory: ${Math.round((heapUsed + external) / 1e6)} MB`)
})
