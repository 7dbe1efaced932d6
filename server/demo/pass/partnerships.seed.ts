import { randomUUID } from 'node:crypto'
import { msPerDay } from '#contract/days'
import type { PartnerPlace } from '#contract/pass/partnership'
import type { Deps } from '#server/deps'
import { passPartnership, passPartnershipWord } from '#server/modules/pass/partnership.table'
import { newNumber } from '#server/number'
import { passPartnershipId } from './ids'

const teaHouse: PartnerPlace = {
  name: { en: 'Naru Tea Room (demo)', ko: '나루 다실 (시연)' },
  district: 'jongno',
  category: 'experience',
  address: { en: '12 Demo-gil, Jongno-gu', ko: '종로구 시연길 12' },
  hours: '11:00–20:00, closed on Mondays',
  benefit: { en: 'A bowl of tea and a traditional sweet', ko: '차 한 잔과 다과' },
}
const studio: PartnerPlace = {
  name: { en: 'Naru Pottery Studio (demo)', ko: '나루 도예 공방 (시연)' },
  district: 'mapo',
  category: 'experience',
  address: { en: '34 Demo-ro, Mapo-gu', ko: '마포구 시연로 34' },
  hours: '화~일 10:00–18:00',
  benefit: { en: 'One hour at the wheel', ko: '물레 체험 1시간' },
}
const gallery: PartnerPlace = {
  name: { en: 'Naru Light Gallery (demo)', ko: '나루 빛 미술관 (시연)' },
  district: 'seongdong',
  category: 'art',
  address: { en: '56 Demo-daero, Seongdong-gu', ko: '성동구 시연대로 56' },
  hours: '10:00–19:00 every day',
  benefit: { en: 'Free admission', ko: '무료 입장' },
}

/** Applications for a partnership: one that is pending, one that was asked back, and one that was declined. */
export async function seedPartnerships({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * msPerDay)
  const company = { en: 'Naru Leisure (demo)', ko: '나루레저 (시연)' }
  const common = { company, business_number: '2208162517', contact_name: 'Haneul Seo', phone: '01000000000' }
  const [waits, questioned, declined] = [daysAgo(2), daysAgo(6), daysAgo(20)]
  const questionedId = randomUUID()
  await db.insert(passPartnership).values([
    {
      ...{ ...common, id: passPartnershipId, lang: 'en', email: 'tea@example.org', place: teaHouse },
      ...{ number: newNumber('PP', waits, 8), created_at: waits, waiting_since: waits },
      message: 'Groups of up to twelve are welcome in the afternoon.',
    },
    {
      ...{ ...common, id: questionedId, lang: 'ko', email: 'studio@example.org', place: studio, state: 'asked' },
      ...{ number: newNumber('PP', questioned, 8), created_at: questioned },
    },
    {
      ...{ ...common, lang: 'en', email: 'gallery@example.org', place: gallery, state: 'declined' },
      ...{ number: newNumber('PP', declined, 8), created_at: declined, decided_at: daysAgo(17) },
      reason: 'The gallery is closed for renovation until next year. Please apply again after it reopens.',
    },
  ])
  await db.insert(passPartnershipWord).values({
    ...{ partnership_id: questionedId, author: 'office', at: daysAgo(5) },
    content: '물레 체험은 한 번에 몇 명까지 할 수 있나요?',
  })
}
