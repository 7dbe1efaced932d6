declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
    /** Threads that the load comes from, so that it does not run where the server does. */
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
