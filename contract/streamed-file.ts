import { z } from './zod'

/** The result of a `download` handler that makes its file while it is sent; the file is never whole in memory. */
export const StreamedFile = z.object({
  body: z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream),
  name: z.string(),
  mime: z.string(),
})
export type StreamedFile = z.infer<typeof StreamedFile>
