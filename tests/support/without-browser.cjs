// Preloaded into a process to simulate a machine without a browser, and without a way to install one.
const fs = require('node:fs')
const children = require('node:child_process')
const { syncBuiltinESMExports } = require('node:module')

const { existsSync } = fs
fs.existsSync = (file) => !/chrom/i.test(String(file)) && existsSync(file)
children.execFileSync = () => {
  throw new Error('nothing can be run here')
}
syncBuiltinESMExports()
