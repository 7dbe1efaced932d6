import { z } from '#contract/zod'

/** Files are separate from the typed text. */
interface ReplyTyping {
  content: string
  file: File[]
}

/** Returns the schema of a reply form, based on the contract's schema of the request. */
export const replySchema = (reply: z.ZodMiniType<{ content: string }, { content: string }>) =>
  z.pipe(
    z.transform(({ file: _, ...typed }: ReplyTyping) => typed),
    reply,
  )
