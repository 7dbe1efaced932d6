import type { SeedProduct } from '#server/demo/catalog/shape'

/** What all tours of delegations have in common; the operator is made up. */
export const common = {
  category: 'tours',
  operator: { en: 'Seorabeol Guest Services', ko: '서라벌 게스트 서비스' },
  languages: ['en', 'ko', 'ja', 'es'],
  currency: 'USD',
} as const satisfies Partial<SeedProduct>

/** The two ways to take a tour. */
export const coach = {
  name: { en: 'With other delegations', ko: '다른 대표단과 함께' },
  description: {
    en: 'A coach shared with guests of other delegations, and a guide in English.',
    ko: '다른 대표단과 버스를 함께 타고 영어 안내를 듣습니다.',
  },
} as const
export const own = {
  name: { en: 'Your delegation alone', ko: '우리 대표단만' },
  description: {
    en: 'A vehicle and a guide of your own, in a language of your choice.',
    ko: '차량과 안내원을 따로 배정하고, 안내 언어를 고를 수 있습니다.',
  },
} as const

export const included = {
  en: ['Guide', 'Vehicle with driver', 'Admissions named in the program', 'Water'],
  ko: ['안내원', '기사 포함 차량', '일정에 적힌 입장료', '생수'],
}
export const excluded = { en: ['Meals', 'Personal insurance'], ko: ['식사', '개인 여행자 보험'] }
