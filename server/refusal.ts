import type { BothLanguages } from '#contract/both-languages'
import type { RefusalCode } from '#contract/refusal'

/**
 * Thrown by a service when a rule refuses a request; `server/http/errors.ts` renders it in the reader's language (product §8).
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503 | 507,
    readonly code: RefusalCode,
    /** The field of the body that the refusal is about, as a dotted path. */
    readonly field?: string,
    /** Readable values of the text's placeholders, such as `{{owed}}`; a name in both languages is shown in the reader's. */
    readonly values: Readonly<Record<string, string | BothLanguages>> = {},
    /** After how many seconds the request can be tried again, where that is known. */
    readonly retryAfter?: number,
  ) {
    super(code)
  }
}
