/** Logs something for developers that users need not see; the only place that writes to the browser's console. */
export function report(what: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is where the console is meant to be written to
  console.error(`[naru] ${what}`, error ?? '')
}
