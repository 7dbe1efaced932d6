import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrPicture } from '#server/modules/mail/qr-picture'
import { drawBadges } from '#server/modules/mice/badge.pdf'
import { codeOf } from '#server/modules/mice/badge.service'
import { gateKeys, verifyTicket } from '#server/ticket'
import { aMiceFair } from '#tests/support/mice'
import { aShop } from '#tests/support/orders'
import { printedPage } from '#tests/support/pdfs'
import { pixelsOf, readPicture, readPixels } from '#tests/support/qr'
import { readByZbar } from '#tests/support/zbar'

/** Numbered as registrations are: the characters decide the pattern of modules. */
const numbers = Array.from(
  { length: 60 },
  (_, at) => `MB270302-${(at * 7919 + 1_000_003).toString(36).toUpperCase().padStart(8, 'A')}`,
)

test('the code of every badge is readable from the mailed picture and from a page, and is valid', async () => {
  const { deps } = await aShop()
  const fair = await aMiceFair(deps)
  const keys = gateKeys(deps.settings.TICKET_KEYS)
  const missed: string[] = []
  for (const number of numbers) {
    const code = codeOf(deps.settings, number, fair)
    const mailed = await readPicture(Buffer.from(await qrPicture(code), 'base64'))
    const { pixels, side } = pixelsOf(code, 4)
    if (mailed !== code || readPixels(pixels, side, side) !== code) missed.push(number)
    if (mailed && verifyTicket(keys, mailed)?.reservation_number !== number) missed.push(number)
  }
  expect(missed).toEqual([])
})

test('a scanner of another make reads the badge as mailed and as printed, and none that is blurred or half covered', async () => {
  const { deps } = await aShop()
  const figures = await aMiceFair(deps)
  const missed: string[] = []
  const read: string[] = []
  for (const number of numbers.slice(0, 3)) {
    const code = codeOf(deps.settings, number, figures)
    const person = { name: '홍길동', name_latin: 'Hong Gildong', organization: 'Naru', position: '' }
    const badge = { ...person, number, code, roles: ['visitor' as const] }
    const pdf = await drawBadges([{ badge, figures, sessions: [], lang: 'ko' }])
    const mailed = sharp(Buffer.from(await qrPicture(code), 'base64')).flatten({ background: '#fff' })
    if ((await readByZbar(mailed))[0] !== code) missed.push(`${number} mailed`)
    for (const dpi of [150, 300]) {
      const page = await printedPage(pdf, dpi)
      if ((await readByZbar(page.clone()))[0] !== code) missed.push(`${number} at ${dpi} dpi`)
      // The controls cost a scan of the whole page each.
      if (dpi > 150) continue
      const point = dpi / 72
      read.push(...(await readByZbar(sharp(await page.clone().png().toBuffer()).blur(5 * point))))
      // The code is in the middle of the right half of the sheet.
      const half = { width: Math.round(190 * point), height: Math.round(72 * point) }
      const cover = await sharp({ create: { ...half, channels: 3, background: '#777' } })
        .png()
        .toBuffer()
      const at = { left: Math.round(350 * point), top: Math.round(249 * point) }
      read.push(...(await readByZbar(sharp(await page.png().toBuffer()).composite([{ input: cover, ...at }]))))
    }
  }
  expect(missed).toEqual([])
  expect(read).toEqual([])
})
