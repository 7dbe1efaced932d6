import * as z from 'zod/mini'
import { config } from 'zod/mini'

/** A text is too long, a list has too many, a number is too high. */
const tooBig: Readonly<Record<string, string>> = {
  number: 'validation.numberHigh',
  int: 'validation.numberHigh',
  array: 'validation.tooMany',
}

/**
 * zod/mini with its messages turned into keys of the `refusal` texts, so that form, refusal and test say the same thing
 * in the reader's language. A check that names its own key keeps it; what is left over lands here. Not called by way of `z`,
 * of which the client's build drops every call whose result is unused.
 */
config({
  customError: (issue) => {
    if (issue.code === 'invalid_type') {
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? 'validation.required'
        : 'validation.invalid'
    }
    if (issue.code === 'unrecognized_keys') return 'validation.unknownField'
    if (issue.code === 'too_big') return tooBig[issue.origin] ?? 'validation.tooLong'
    if (issue.code === 'too_small' && (issue.origin === 'number' || issue.origin === 'int'))
      return 'validation.numberLow'
    return 'validation.invalid'
  },
})

export { z }
