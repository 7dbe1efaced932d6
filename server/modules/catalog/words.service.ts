/** Korean particles that follow a noun; the longest match is removed. */
const particles = [
  '에서부터',
  '에서는',
  '으로는',
  '까지는',
  '에서',
  '에게',
  '으로',
  '까지',
  '부터',
  '이랑',
  '하고',
  '이나',
  '에는',
  '은',
  '는',
  '이',
  '가',
  '을',
  '를',
  '에',
  '의',
  '와',
  '과',
  '도',
  '로',
  '만',
  '랑',
]
/** Words around the meaningful ones, as in “things to do in Busan” or “부산 여행 추천”, which a product does not need to contain. */
const fillers = new Set(
  [
    'a an the of in at on to for from and or with near around by is are my me i we what where how',
    'best top good great must popular things thing do see visit visiting go going place places spot spots',
    'activities attractions ideas trip trips travel traveling travelling tourism',
    '추천 근처 주변 여행 여행지 여행코스 관광 관광지 명소 가볼 가볼만한 가볼만한곳 갈만한 갈만한곳 볼만한 할만한 할만한것 만한 곳 것',
    '놀거리 볼거리 즐길거리 할거리 좋은 인기 베스트 꼭 어디',
  ].flatMap((line) => line.split(' ')),
)
const hangul = /^[\uac00-\ud7a3]+$/
const maxWords = 6

/** A noun keeps at least two syllables: `제주도` is a name, not `제주` with a particle. */
function withoutParticle(word: string): string {
  if (!hangul.test(word)) return word
  const particle = particles.find((each) => word.endsWith(each) && word.length - each.length >= 2)
  return particle ? word.slice(0, -particle.length) : word
}

/** One search word: `exact` is safe inside a `like` pattern, `loose` is compared by trigrams. */
export interface SearchWord {
  exact: string
  loose: string
}

/** Escapes a word so that it is literal inside a `like` pattern. */
export const inPattern = (word: string): string => word.replace(/[%_\\]/g, '\\$&')

/** Splits a search text into words; filler words count only if there are no others. */
export function searchWords(text: string): SearchWord[] {
  const stems = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,.;:!?"'()[\]{}/\\|]+/u)
    .filter(Boolean)
    .map(withoutParticle)
  const significant = stems.filter((stem) => !fillers.has(stem))
  return (significant.length > 0 ? significant : stems)
    .slice(0, maxWords)
    .map((stem) => ({ exact: inPattern(stem), loose: stem }))
}
