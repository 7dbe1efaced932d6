import type { Deps } from '#server/deps'
import type { Payments } from '#server/ports/payments'
import { tossPayments } from '#server/ports/payments.toss'
import { localKeys, localTossApi } from './local-toss.api'
import { lostHeader } from './local-toss.rows'

/**
 * Opens the local replacement for Toss Payments: the same client as for the real one, connected to a local Toss in this process.
 * Throws in production.
 */
export function localPayments({ settings, ...deps }: Pick<Deps, 'settings' | 'db' | 'clock'>): Payments {
  if (settings.NODE_ENV === 'production')
    throw new Error('The local Toss takes no money: it does not run in production')
  const api = localTossApi(deps)
  return tossPayments({
    clientKey: localKeys.client,
    secretKey: localKeys.secret,
    script: '/dev/toss/sdk.js',
    api: 'http://toss.local',
    fetch: async (request) => {
      const answer = await api.fetch(request)
      if (answer.headers.has(lostHeader)) throw new TypeError('The connection was lost')
      return answer
    },
  })
}
