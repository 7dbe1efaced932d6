import type { LanguageCode } from '#contract/languages'

/** A traveler who has written reviews. */
export interface Reviewer {
  email: string
  name: string
  lang: LanguageCode
}

/** All of them are made up, and none can sign in. */
export const reviewers = {
  hannah: { email: 'hannah.vogel@reviewers.naru.test', name: 'Hannah Vogel', lang: 'en' },
  tom: { email: 'tom.whitaker@reviewers.naru.test', name: 'Tom Whitaker', lang: 'en' },
  priya: { email: 'priya.raman@reviewers.naru.test', name: 'Priya Raman', lang: 'en' },
  meilin: { email: 'meilin.chua@reviewers.naru.test', name: 'Mei-Lin Chua', lang: 'en' },
  lucia: { email: 'lucia.ferrer@reviewers.naru.test', name: 'Lucía Ferrer', lang: 'en' },
  minji: { email: 'minji.ha@reviewers.naru.test', name: '하민지', lang: 'ko' },
  dohyun: { email: 'dohyun.nam@reviewers.naru.test', name: '남도현', lang: 'ko' },
  seoyun: { email: 'seoyun.bang@reviewers.naru.test', name: '방서윤', lang: 'ko' },
  taeo: { email: 'taeo.ma@reviewers.naru.test', name: '마태오', lang: 'ko' },
} satisfies Record<string, Reviewer>

export type ReviewerName = keyof typeof reviewers
