// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { pixelsOf, readPixels, voucherCode } from '#tests/support/qr'

describe('the decoders for pictures that html5-qrcode cannot read', () => {
  it.each([3, 5, 8])('miss none of 150 vouchers at %i pixels a module', (module) => {
    const missed = Array.from({ length: 150 }, (_, number) => voucherCode(number)).filter((text) => {
      const { pixels, side } = pixelsOf(text, module)
      return readPixels(pixels, side, side) !== text
    })
    expect(missed).toEqual([])
  })
})
