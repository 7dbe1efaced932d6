declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
    /** Threads that generate the load, so that it does not run in the server's thread. */
    workers?: number
  }
  interface Result {
    requests: { average: number }
    /** Milliseconds. */
    latency: { p50: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
