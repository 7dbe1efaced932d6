/**
 * Returns an error by name and number alone, such as `Error EENVELOPE 550`: the message of an error may hold the address of the
 * person it concerned.
 */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  // A gateway that sets no code states it in its message, in a form without personal data.
  const detail = /\bstatus \d{3}, code [\w-]{1,20}/.exec(error.message)?.[0]
  const parts = [error.name, code, responseCode, detail].map((part) => (part === undefined ? '' : String(part)))
  return parts
    .filter((part) => /^[\w., -]{1,60}$/.test(part))
    .join(' ')
    .slice(0, 120)
}
