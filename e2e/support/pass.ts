import { randomUUID } from 'node:crypto'
import type { Data } from '#contract/endpoint'
import type { Order } from '#contract/order'
import type { PassScanAnswer, passGate } from '#contract/pass/gate'
import type { OwnPass } from '#contract/pass/order'
import { api } from './fixtures'
import type { Member } from './members'
import { approve, confirm, submit } from './orders'

const password = 'Passw0rd1'

/** A member's passes. */
export const passesOf = async (token: string) =>
  (await api<{ items: OwnPass[] }>('GET', '/api/v1/pass/passes', { token })).items

/** A pass of three visits, paid by card. */
export async function bought(member: Member): Promise<OwnPass> {
  const { token } = member
  const body = { type: 'visits_3', adults: 1, children: 0 }
  const order = await api<Order>('POST', '/api/v1/pass/orders?lang=en', { token, key: randomUUID(), body })
  const nothing = { coupon_ids: [], points: 0 }
  const ready = await api<Order>('PUT', `/api/v1/orders/${order.id}/benefits?lang=en`, { token, body: nothing })
  const { payment } = await submit(member, ready)
  await confirm(await approve(order.id, payment?.amount ?? 0))
  const [pass] = await passesOf(token)
  if (!pass) throw new Error('the pass was not made')
  return pass
}

/** What the demo affiliate's staff see when they scan a code. */
export async function scanned(code: string | null | undefined): Promise<PassScanAnswer['result'] | undefined> {
  const body = { site: 'seoulitepass', email: 'affiliate@naru.test', password }
  const { accessToken: token } = await api<{ accessToken: string }>('POST', '/api/v1/auth/signin', { body })
  const { places } = await api<Data<typeof passGate.places>>('GET', '/api/v1/pass/gate', { token })
  const scans = [{ id: randomUUID(), code: code ?? '', at: new Date().toISOString() }]
  const [place] = places
  const answers = await api<PassScanAnswer[]>('POST', `/api/v1/pass/gate/${place?.id}/scans`, {
    token,
    body: { scans },
  })
  return answers[0]?.result
}
