import type { FestivalDraft } from '#contract/festivals-desk'

/** A public festival of October in Seoul. */
export const aFestival = (name = 'Lantern Walk', changes: Partial<FestivalDraft> = {}): FestivalDraft => ({
  name: { en: name, ko: `${name} 축제` },
  summary: { en: 'Lanterns along a stream.', ko: '물길을 따라 등불을 밝힙니다.' },
  place: { en: 'Cheonggyecheon', ko: '청계천' },
  usually: { en: 'Usually in October', ko: '보통 10월에 열립니다' },
  region: 'seoul',
  first_month: 10,
  last_month: 10,
  product_id: null,
  ...changes,
})
