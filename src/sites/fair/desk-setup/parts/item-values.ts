import type { SetupItem } from '#contract/fair/setup-desk'

const empty = () => ({ en: '', ko: '' })

/** The initial values of an item's form: the item's own, or blank ones on a day. */
export function itemValues(item: SetupItem | undefined, day: string) {
  const {
    id: _,
    version: __,
    changed: ___,
    hall = '',
    ...values
  } = item ?? {
    ...{ id: '', version: 0, changed: null, hall: null },
    ...{ day, starts: '10:00', ends: '11:00', place: empty(), kind: 'seminar' as const },
    ...{ title: empty(), summary: empty(), speakers: [], languages: ['ko', 'en'] },
  }
  return { ...values, hall: hall ?? '', is_correction: false }
}
