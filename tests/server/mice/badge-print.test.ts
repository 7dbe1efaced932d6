import { beforeAll, expect, test } from 'vitest'
import type { MiceFigures } from '#contract/mice/edition'
import { SellerRegistration } from '#contract/mice/registration'
import { drawBadges } from '#server/modules/mice/badge.pdf'
import { unknownLetter } from '#server/print-type'
import { aMiceFair } from '#tests/support/mice'
import { aShop } from '#tests/support/orders'
import { streamsOf } from '#tests/support/pdfs'

/** What a PDF draws: the numbers of all glyphs, 0 for one that the font lacks, and the characters that its fonts declare. */
function drawnIn(pdf: Buffer) {
  const glyphs: number[] = []
  let characters = ''
  for (const content of streamsOf(pdf)) {
    for (const [, hex = ''] of content.matchAll(/<([0-9a-f]+)> -?[\d.]+/g))
      for (const [glyph] of hex.matchAll(/.{4}/g)) glyphs.push(Number.parseInt(glyph, 16))
    for (const [, map = ''] of content.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
      for (const [, hex = ''] of map.matchAll(/<([0-9a-f]{4,})>(?= |\])/g))
        characters += hex.replace(/.{4}/g, (code) => String.fromCharCode(Number.parseInt(code, 16)))
  }
  return { glyphs, characters }
}

const people = [
  ['محمد عبد الله', 'Mohammed Abdullah', 'شركة الفنون للمؤتمرات (دبي) 2026'],
  ['علی‌رضا حسینی', 'Alireza Hosseini', 'سازمان گردشگری ۱۴۰۵'],
  ['สมชาย ใจดี', 'Somchai Jaidee', 'บริษัท ศูนย์การประชุมแห่งชาติสิริกิติ์ จำกัด (มหาชน)'],
  ['Ирина Соколова', 'Irina Sokolova', 'Конгресс-бюро Казань'],
  ['髙﨑 さくら', 'Sakura Takasaki', '株式会社コングレス'],
  ['王小明', 'Wang Xiaoming', '北京国际会议中心'],
  ['陳怡君', 'Chen Yi-chun', '臺灣會議中心'],
  ['Nguyễn Thị Ưởng', 'Nguyễn Thị Ưởng', 'Đà Nẵng 🎉 Events™ 🇰🇷'],
  ['Ελένη', 'Eleni', 'Συνέδρια Αθήνα'],
  ['홍길동', 'Hong Gildong', '종이등행사기획'],
] as const

let figures: MiceFigures
beforeAll(async () => {
  figures = await aMiceFair((await aShop()).deps)
})

const aBadge = (name: string, name_latin: string, organization: string) => ({
  badge: {
    ...{ number: 'MB270302-AAAAAAAA', name, name_latin, organization, position: '', code: 'NARU1.test' },
    roles: ['visitor' as const],
  },
  ...{ figures, sessions: [], lang: 'en' as const },
})

test.each(people)('a badge for %s has a glyph for each letter', async (...person) => {
  const { glyphs, characters } = drawnIn(await drawBadges([aBadge(...person)]))
  expect(glyphs.length).toBeGreaterThan(50)
  expect(glyphs).not.toContain(0)
  expect(characters).not.toContain(unknownLetter)
  // The name in its own script is there, not only the one in Latin letters.
  for (const letter of person[0].replace(/[\s\u200C]/g, '')) expect(characters).toContain(letter)
  expect(SellerRegistration.shape.organization.safeParse(person[2]).success).toBe(true)
})

test('a name in a script that no font has is left out, and such an organization is refused', async () => {
  const { glyphs, characters } = drawnIn(await drawBadges([aBadge('राहुल शर्मा', 'Rahul Sharma', 'Events')]))
  expect(glyphs).not.toContain(0)
  expect(characters).not.toContain(unknownLetter)
  expect(characters).toContain('h')
  for (const organization of ['भारत', 'חברה', 'Naru საქართველო'])
    expect(SellerRegistration.shape.organization.safeParse(organization).error?.issues).toMatchObject([
      { message: 'mice.badgeLetters' },
    ])
  // What the test would see of it.
  expect(drawnIn(await drawBadges([aBadge('Rahul', 'Rahul', 'חברה')])).characters).toContain(unknownLetter)
})
