import { isDeepStrictEqual } from 'node:util'
import type { SetItem } from '#contract/fair/setup'
import type { Texts } from '#server/db/columns'

const dayWords = (day: string): Texts => {
  const date = new Date(`${day}T00:00:00Z`)
  const words = (lang: string) =>
    new Intl.DateTimeFormat(lang, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(date)
  return { en: words('en-GB'), ko: words('ko-KR') }
}

const isOther = (before: SetItem, after: SetItem, ...keys: (keyof SetItem)[]) =>
  keys.some((key) => !isDeepStrictEqual(before[key], after[key]))

function movedWords(before: SetItem, after: SetItem): Texts {
  const [from, to] = [`${before.starts}–${before.ends}`, `${after.starts}–${after.ends}`]
  if (before.day === after.day)
    return { en: `Now at ${to} instead of ${from}.`, ko: `시간이 바뀌었습니다: ${from} → ${to}.` }
  const [day, next] = [dayWords(before.day), dayWords(after.day)]
  return {
    en: `Now on ${next.en}, ${to}, instead of ${day.en}, ${from}.`,
    ko: `일정이 바뀌었습니다: ${day.ko} ${from} → ${next.ko} ${to}.`,
  }
}

/** What has changed about an item for those who planned with it, in sentences; null if nothing. */
export function changeWords(before: SetItem, after: SetItem): Texts | null {
  const words: Texts[] = []
  if (isOther(before, after, 'day', 'starts', 'ends')) words.push(movedWords(before, after))
  if (isOther(before, after, 'place'))
    words.push({
      en: `Now in another place: ${after.place.en}.`,
      ko: `장소가 바뀌었습니다: ${before.place.ko} → ${after.place.ko}.`,
    })
  if (isOther(before, after, 'title'))
    words.push({
      en: `It was called “${before.title.en}” before.`,
      ko: `제목이 바뀌었습니다. 이전 제목: ${before.title.ko}`,
    })
  if (isOther(before, after, 'speakers')) words.push({ en: 'It has other speakers.', ko: '연사가 바뀌었습니다.' })
  if (isOther(before, after, 'languages'))
    words.push({ en: 'It is held in other languages.', ko: '진행 언어가 바뀌었습니다.' })
  if (isOther(before, after, 'summary', 'kind', 'hall') && words.length === 0)
    words.push({ en: 'Its description is new.', ko: '설명이 바뀌었습니다.' })
  if (words.length === 0) return null
  return { en: words.map(({ en }) => en).join(' '), ko: words.map(({ ko }) => ko).join(' ') }
}

/** The note of an item that was added after the program was announced. */
export const addedWords: Texts = { en: 'New in the program.', ko: '새로 추가된 프로그램입니다.' }
