import * as z from 'zod/mini'

/**
 * zod/mini with its messages turned into keys of the `refusal` texts, so that form, refusal and test say the same thing
 * in the reader's language. A check that names its own key keeps it; what is left over lands here.
 */
z.config({
  customError: (issue) => {
    if (issue.code === 'invalid_type') {
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? 'validation.required'
        : 'validation.invalid'
    }
    if (issue.code === 'unrecognized_keys') return 'validation.unknownField'
    if (issue.code === 'too_big') return 'validation.tooLong'
    return 'validation.invalid'
  },
})

export { z }
