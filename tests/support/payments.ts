import type { PaymentAnswer, Payments } from '#server/ports/payments'

const away: PaymentAnswer = { kind: 'unknown', code: 'UNREACHABLE', message: 'The provider cannot be reached' }

/** A payment provider that cannot be reached, for tests without payments. */
export const unreachablePayments: Payments = {
  clientKey: 'test_ck_unreachable',
  script: 'https://payments.test/script.js',
  confirm: async () => away,
  get: async () => away,
  cancel: async () => away,
}
