import { deskLimits } from '#contract/benefits-desk'
import { Email } from '#contract/fields'
import { z } from '#contract/zod'

const addressesIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]

/** Email addresses as typed or pasted: one per line or separated by commas. */
export const AddressText = z.pipe(
  z.string().check(
    z.refine((text) => addressesIn(text).length > 0, 'validation.required'),
    z.refine((text) => addressesIn(text).every((each) => Email.safeParse(each).success), 'validation.email'),
    z.refine((text) => addressesIn(text).length <= deskLimits.addresses, 'validation.tooMany'),
  ),
  z.transform(addressesIn),
)
