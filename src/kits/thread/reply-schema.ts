import { z } from '#contract/zod'

/** Files travel beside what is typed. */
interface ReplyTyping {
  content: string
  file: File[]
}

/** What a reply form holds, judged by the contract's schema of what is sent. */
export const replySchema = (reply: z.ZodMiniType<{ content: string }, { content: string }>) =>
  z.pipe(
    z.transform(({ file: _, ...typed }: ReplyTyping) => typed),
    reply,
  )
