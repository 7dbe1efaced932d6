import { Uuid } from './fields'
import { z } from './zod'

/** A document attached to a text; its bytes are requested by its id. */
export const StoredFile = z.object({ id: Uuid, name: z.string(), mime: z.string(), bytes: z.number() })
export type StoredFile = z.infer<typeof StoredFile>

/** The result of a `download` handler: the storage key of the file, and how it is offered. */
export const Download = z.object({ key: z.string(), name: z.string(), mime: z.string() })
