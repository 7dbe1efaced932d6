import type { Category, Region } from '#contract/catalog'
import { searchWords } from './words.service'

/** Common names of the categories and regions, in both languages; suggestions recognize any of them. */
const categoryNames: Record<Category, readonly string[]> = {
  tours: ['tours', 'guided', '투어', '여행'],
  festivals: ['festivals', 'events', '축제', '행사'],
  tickets: ['tickets', 'admission', 'passes', '입장권', '티켓'],
  stays: ['stays', 'hanok', 'hotels', 'accommodation', '숙소', '숙박', '한옥'],
  transport: ['transport', 'transfers', 'trains', 'buses', '교통', '이동', '기차', '버스'],
  experiences: ['experiences', 'classes', 'workshops', '체험', '수업', '클래스'],
}
const regionNames: Record<Region, readonly string[]> = {
  seoul: ['seoul', '서울', '서울특별시'],
  gyeonggi: ['gyeonggi', 'suwon', '경기', '경기도', '수원'],
  incheon: ['incheon', '인천'],
  gangwon: ['gangwon', 'seorak', 'sokcho', 'gangneung', '강원', '강원도', '설악', '속초', '강릉'],
  chungcheong: ['chungcheong', 'daejeon', 'gongju', 'boryeong', '충청', '충청도', '대전', '공주', '보령'],
  jeolla: ['jeolla', 'jeonju', 'gwangju', 'suncheon', 'boseong', '전라', '전라도', '전주', '광주', '순천', '보성'],
  gyeongsang: ['gyeongsang', 'gyeongju', 'andong', 'daegu', 'jinju', '경상', '경상도', '경주', '안동', '대구', '진주'],
  busan: ['busan', 'pusan', 'haeundae', '부산', '해운대'],
  jeju: ['jeju', '제주', '제주도'],
}

/** Minimum trigram similarity of a word and a name; words shorter than `shortest` must match exactly. */
const likeness = 0.5
const shortest = 4

function trigrams(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** Returns the share of trigrams that two words have in common. */
function alike(one: string, other: string): number {
  const [a, b] = [trigrams(one), trigrams(other)]
  const shared = [...a].filter((each) => b.has(each)).length
  return shared / (a.size + b.size - shared)
}

const likest = (names: readonly string[], word: string) =>
  Math.max(...names.map((name) => (Math.min(word.length, name.length) < shortest ? 0 : alike(name, word))))

/** Letters needed to match the beginning of a name, fewer for a word still being typed. One Korean syllable is enough. */
const begins = { typed: 3, typing: 2 }
const isBeginning = (word: string, typing: boolean) =>
  /^[\uac00-\ud7a3]/.test(word) || word.length >= (typing ? begins.typing : begins.typed)

/** Returns the keys with a name that begins with the word; otherwise the one most similar to it. */
function meantBy<T extends string>(word: string, typing: boolean, all: Record<T, readonly string[]>): T[] {
  const each = Object.keys(all) as T[]
  const begun = isBeginning(word, typing) ? each.filter((one) => all[one].some((name) => name.startsWith(word))) : []
  if (begun.length > 0) return begun
  const [nearest] = each
    .map((one) => ({ one, by: likest(all[one], word) }))
    .filter(({ by }) => by >= likeness)
    .toSorted((a, b) => b.by - a.by)
  return nearest ? [nearest.one] : []
}

/** Returns the categories and regions whose name begins with one of the words, or is similar to it. */
export function namesMeant(text: string): { categories: Category[]; regions: Region[] } {
  const words = searchWords(text).map(({ loose }) => loose)
  const meant = <T extends string>(all: Record<T, readonly string[]>) => [
    ...new Set(words.flatMap((word, at) => meantBy(word, at === words.length - 1, all))),
  ]
  return { categories: meant(categoryNames), regions: meant(regionNames) }
}
