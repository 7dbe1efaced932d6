import type { SetupItem } from '#contract/fair/setup-desk'

const empty = () => ({ en: '', ko: '' })

/** What the form of an item begins with: the item as it is, or a blank one on a day. */
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
