import { z } from './zod'

/** What a handler of a `download` answers that makes its file while it is sent; it is never whole in memory. */
export const StreamedFile = z.object({
  body: z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream),
  name: z.string(),
  mime: z.string(),
})
export type StreamedFile = z.infer<typeof StreamedFile>
