import type { PassTypeName } from '#contract/pass/pass-type'
import type { Texts } from '#server/db/columns'

/** The names of passes in orders and emails. */
export const passNames: Record<PassTypeName, Texts> = {
  hours_24: { en: 'Seoulite Pass, 24 hours', ko: '서울라이트 패스 24시간권' },
  hours_48: { en: 'Seoulite Pass, 48 hours', ko: '서울라이트 패스 48시간권' },
  hours_72: { en: 'Seoulite Pass, 72 hours', ko: '서울라이트 패스 72시간권' },
  visits_3: { en: 'Seoulite Pass, 3 visits', ko: '서울라이트 패스 3회권' },
  visits_5: { en: 'Seoulite Pass, 5 visits', ko: '서울라이트 패스 5회권' },
}

const persons = { adult: { en: 'Adult', ko: '성인' }, child: { en: 'Child (7–18)', ko: '어린이·청소년(7~18세)' } }

/** The kind of person a pass is for, as orders name it. */
export const personName = (person: keyof typeof persons): Texts => persons[person]
