/** An event as it was sent; a client reconnects with its `id`. */
export interface Sent<E> {
  id: string
  event: E
}

/** What a stream sends, one event after the other. */
export interface Reader<E> {
  /** The next event; throws when the stream has ended. */
  next(): Promise<Sent<E>>
  /** Resolves when the server has ended the stream. */
  ended(): Promise<void>
  /** Closes the connection. */
  leave(): Promise<void>
}

/** Reads server-sent events as a browser does. */
export function readStream<E>(response: Response): Reader<E> {
  if (!response.body) throw new Error('The answer has no body')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''

  async function block(): Promise<string | null> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const found = text.slice(0, end)
        text = text.slice(end + 2)
        return found
      }
      const { done, value } = await reader.read()
      if (done) return null
      text += value
    }
  }
  async function event(): Promise<Sent<E> | null> {
    for (let found = await block(); found !== null; found = await block()) {
      const fields = new Map(found.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line]))
      const field = (name: string) => fields.get(name)?.slice(name.length + 2) ?? ''
      if (fields.has('data')) return { id: field('id'), event: JSON.parse(field('data')) }
    }
    return null
  }
  return {
    async next() {
      const found = await event()
      if (!found) throw new Error('The stream has ended')
      return found
    },
    async ended() {
      while (await event());
    },
    leave: () => reader.cancel(),
  }
}
