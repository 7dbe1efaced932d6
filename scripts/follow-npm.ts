/** How often we look, in milliseconds. */
const pace = 200

/**
 * npm hands SIGTERM to the shell between it and us, which dies of it without passing it on. So when that
 * shell has gone we behave as if the signal had reached us. Started without npm, there is none to follow.
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
