import { expect, test } from 'vitest'
import { scannedOf } from '#src/sites/shop/scan/parts/scanned'

const origin = 'https://naru.example'

test.each([
  ['https://naru.example/product/detail/jeju-east', '/product/detail/jeju-east'],
  ['https://naru.example/redirect?to=/event&code=spring', '/redirect?to=/event&code=spring'],
  ['https://naru.example/event', '/event'],
])('%s is our own and is opened', (text, path) => {
  expect(scannedOf(text, origin)).toEqual({ kind: 'own', path })
})

test.each([
  'https://evil.example/product/detail/jeju-east',
  'https://naru.example.evil.example/product/detail/jeju-east',
  'https://naru.example@evil.example/product/detail/x',
  'https://naru.example//evil.example',
  'https://naru.example/.//evil.example',
  'https://naru.example/account/my-profile',
  'https://naru.example/api/v1/auth/signout',
  'http://naru.example/event',
  '/event',
  'javascript:alert(1)',
  'WIFI:S:naru;T:WPA;P:secret;;',
  'NARU1.only-one-part',
  'NARU1.a.b.c',
  '',
])('%j is not certainly our own and is only shown', (text) => {
  expect(scannedOf(text, origin).kind).toBe('foreign')
})

test('a voucher is recognized by its form, ignoring spaces around it', () => {
  expect(scannedOf(' NARU1.cGF5.c2ln\n', origin)).toEqual({ kind: 'voucher', code: 'NARU1.cGF5.c2ln' })
})
