/** Tells whoever runs the site what went wrong in somebody's browser, where no person could be told. */
export function reportProblem(text: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place of the client that writes to the console
  console.error(text)
}
