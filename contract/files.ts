import { Uuid } from './fields'
import { z } from './zod'

/** A document that lies beside a text; its bytes are asked for by its id. */
export const StoredFile = z.object({ id: Uuid, name: z.string(), mime: z.string(), bytes: z.number() })
export type StoredFile = z.infer<typeof StoredFile>

/** What a handler of a `download` answers: where the file lies in storage, and how it is offered. */
export const Download = z.object({ key: z.string(), name: z.string(), mime: z.string() })
