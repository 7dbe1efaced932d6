/** How often the parent is checked, in milliseconds. */
const pace = 200

/**
 * Sends this process a SIGTERM when npm's shell has ended: npm sends the signal only to the shell between npm and this process,
 * which ends without passing it on. Does nothing when started without npm.
 */
export function followNpm(): void {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, pace)
  timer.unref()
}
