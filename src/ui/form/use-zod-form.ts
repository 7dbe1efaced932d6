import { toNestErrors } from '@hookform/resolvers'
import { type DefaultValues, type FieldError, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { z } from '#contract/zod'

type Schema<In, Out> = z.ZodMiniType<Out, In>
type Issue = { code?: string; message: string; path: PropertyKey[]; minimum?: unknown; maximum?: unknown }

/**
 * A field's error: `message` is a key of the namespace `refusal`, `values` fills its placeholders; `plain` means it is already a
 * sentence. A refusal has its `code`.
 */
export type Wrong = FieldError & { values?: { min?: unknown; max?: unknown }; plain?: boolean; code?: string }

/**
 * A form over one of the contract's schemas. A field is validated when it is left, and on each change once it was wrong.
 *
 * @param schema the request's schema; its messages are keys of the namespace `refusal`
 * @param defaults a value for every field, so that none starts out undefined
 * @param mode `onSubmit` for a form of lists that itself decides when a field is validated: a newly added line would be wrong
 * immediately
 */
export const useZodForm = <In extends FieldValues, Out>(
  schema: Schema<In, Out>,
  defaults: DefaultValues<In>,
  mode: 'onTouched' | 'onSubmit' = 'onTouched',
) =>
  useForm<In, unknown, Out>({
    resolver: resolve(schema),
    defaultValues: defaults,
    mode,
    // The form moves the focus itself: to the first wrong field in visual order, not in order of registration.
    shouldFocusError: false,
  })

export type ZodForm<In extends FieldValues, Out> = ReturnType<typeof useZodForm<In, Out>>

const valueAt = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], values)

const resolve =
  <In extends FieldValues, Out>(schema: Schema<In, Out>): Resolver<In, unknown, Out> =>
  async (values, _context, options) => {
    const judged = await schema.safeParseAsync(values)
    if (judged.success) return { values: judged.data, errors: {} }
    const errors: Record<string, Wrong> = {}
    for (const { path, message, code, minimum, maximum } of judged.error.issues as Issue[])
      errors[path.join('.')] ??= {
        type: code ?? 'custom',
        // Nothing was chosen yet: that is not a wrong value.
        message: message === 'validation.invalid' && valueAt(values, path) === '' ? 'validation.required' : message,
        values: { min: minimum, max: maximum },
      }
    return { values: {}, errors: toNestErrors(errors, options) }
  }
