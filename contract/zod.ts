import * as z from 'zod/mini'
import { config } from 'zod/mini'

/** Codes for a text, list or number above its maximum. */
const tooBig: Readonly<Record<string, string>> = {
  number: 'validation.numberHigh',
  int: 'validation.numberHigh',
  array: 'validation.tooMany',
}

/**
 * zod/mini with its messages turned into keys of the `refusal` texts, so that form, refusal and test use the same message in the
 * reader's language. A check with its own key keeps it; all other messages are set here. Not called through `z`, because the
 * client's build drops every call on it whose result is unused.
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
