import { expect, test } from 'vitest'
import { qrPicture } from '#server/modules/mail/qr-picture'
import { codeOf } from '#server/modules/mice/badge.service'
import { gateKeys, verifyTicket } from '#server/ticket'
import { aMiceFair } from '#tests/support/mice'
import { aShop } from '#tests/support/orders'
import { pixelsOf, readPicture, readPixels } from '#tests/support/qr'

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
