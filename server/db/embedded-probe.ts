import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { promisify } from 'node:util'

/** Finds a free port of 127.0.0.1. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Returns the state letter and name of a process, from /proc or `ps`. */
async function look(pid: number) {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8')
    const end = line.lastIndexOf(')')
    return { state: line.charAt(end + 2), name: line.slice(0, end) }
  } catch {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'state=,comm=', '-p', String(pid)])
    return { state: stdout.trim().charAt(0), name: stdout }
  }
}

/** Whether a process with this id is alive and is a PostgreSQL. A zombie counts as dead. */
export async function isPostgres(pid: number) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  if (process.platform === 'win32') return true
  const found = await look(pid).catch(() => undefined)
  return found !== undefined && found.state !== 'Z' && found.name.includes('postgres')
}
