import type { Wrong } from '#contract/exhibition'
import type { z } from '#contract/zod'

/** A check of a form's schema by rules that concern several fields at once, made while typing. */
export const checkOf =
  <T>(wrongIn: (values: T) => Wrong | null) =>
  (payload: { value: T; issues: z.core.$ZodRawIssue[] }): void => {
    const wrong = wrongIn(payload.value)
    if (wrong)
      payload.issues.push({
        code: 'custom',
        message: wrong.code,
        input: payload.value,
        path: wrong.field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
      })
  }

/** An empty item of each list of the figures that every fair has. */
export const planItems = {
  days: { day: '', opens: '', closes: '' },
  halls: { id: '', name: { en: '', ko: '' }, width: 40, height: 30 },
}

/** The figures of a blank year that every fair has, with the chosen first day. */
export const blankPlan = (first: string) => ({
  name: { en: '', ko: '' },
  venue: { name: { en: '', ko: '' }, address: { en: '', ko: '' } },
  halls: [{ id: 'a', name: { en: 'Hall A', ko: 'A홀' }, width: 40, height: 30 }],
  days: [{ day: first, opens: '09:30', closes: '17:30' }],
  registration_opens: '',
  registration_closes: '',
})
