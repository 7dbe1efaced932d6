/** An error in the form that is logged. */
export interface LoggedError {
  type: string
  message: string
  code?: unknown
  constraint?: unknown
  stack?: string
  cause?: LoggedError
}

/** A pattern that searches for the @ sign in the middle would start over at every letter of a long text without one. */
const word = /[^\s<>"'(),;:=]+/g
const withoutAddresses = (text: string) =>
  text.replace(word, (found) => {
    const at = found.indexOf('@', 1)
    return at > 0 && at < found.length - 1 ? '[address]' : found
  })

/**
 * Returns an error without what people have typed: a failed query keeps its statement but not its parameters, a PostgreSQL error
 * loses its detail, which quotes rows, and email addresses are replaced everywhere.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something that is no error was thrown' }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const query = 'query' in error && typeof error.query === 'string' ? error.query : undefined
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: withoutAddresses(query === undefined ? error.message : `Failed query: ${query}`),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(stack && { stack: stack.join('\n') }),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  }
}
