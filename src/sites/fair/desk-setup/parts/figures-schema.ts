import { SetFigures, wrongFigures } from '#contract/fair/setup'
import type { z } from '#contract/zod'

/** The figures of a year with their consistency rules, checked while typing. */
export const FiguresForm = SetFigures.check((payload) => {
  const wrong = wrongFigures(payload.value)
  if (wrong)
    payload.issues.push({
      code: 'custom',
      message: wrong.code,
      input: payload.value,
      path: wrong.field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    })
})
export type FiguresForm = z.input<typeof FiguresForm>

/** The initial figures of a blank year, with the chosen first day. */
export const blankFigures = (first: string): FiguresForm => ({
  name: { en: '', ko: '' },
  venue: { name: { en: '', ko: '' }, address: { en: '', ko: '' } },
  halls: [{ id: 'a', name: { en: 'Hall A', ko: 'A홀' }, width: 40, height: 30 }],
  days: [{ day: first, opens: '09:30', closes: '17:30' }],
  registration_opens: '',
  registration_closes: '',
  requests_open: '',
  requests_a_day: 20,
  requests_waiting: 30,
  meetings_most: 16,
  proposal_hours: 2,
})
