import { randomInt } from 'node:crypto'
import type { Data } from '#contract/endpoint'
import { type BoothApplication, boothPrice, type miceBooths } from '#contract/mice/booth'
import type { miceEdition } from '#contract/mice/edition'
import type { MiceBadge } from '#contract/mice/registration'
import { aBoothDraft, aSellerDraft, aVisitorDraft } from '#tests/support/mice'
import { api } from './fixtures'
import { aMember, type Member } from './members'
import { isOurs } from './parallel'

/** A registered visitor whose badge shares contact details with exhibitors. */
export async function aSharingVisitor(name: string): Promise<{ code: string; email: string }> {
  const { token, email } = await aMember()
  const { figures } = await api<Data<typeof miceEdition.current>>('GET', '/api/v1/mice/edition?lang=en')
  const body = { ...aVisitorDraft(figures), name_latin: name, agree_leads: true }
  await api('PUT', '/api/v1/mice/registration/visitor?lang=en', { token, body })
  const { code } = await api<MiceBadge>('GET', '/api/v1/mice/badge?lang=en', { token })
  return { code, email }
}

/** Registers a member as a seller of the fair. */
export const becomeSeller = ({ token }: Member): Promise<unknown> =>
  api('PUT', '/api/v1/mice/registration/seller', { token, body: aSellerDraft })

/** A free booth of the demo fair, which no test beside takes before it is held. */
export async function aFreeBooth() {
  const { booths } = await api<Data<typeof miceBooths.plan>>('GET', '/api/v1/mice/booths')
  const free = booths.filter(({ state, width }, nth) => isOurs(nth) && state === 'free' && width === 3)
  const found = free[randomInt(free.length)]
  if (!found) throw new Error('every booth is taken')
  return found
}

/** A booth held by a member, with all details filled in except the payment method. */
export async function aHeldBooth(member: Member): Promise<BoothApplication> {
  await becomeSeller(member)
  const { token } = member
  const { terms } = await api<Data<typeof miceBooths.plan>>('GET', '/api/v1/mice/booths')
  if (!terms) throw new Error('no booths are let')
  const { id: booth_id } = await aFreeBooth()
  const { id, booth } = await api<BoothApplication>('POST', '/api/v1/mice/applications?lang=en', {
    token,
    key: crypto.randomUUID(),
    body: { booth_id, type: 'shell' },
  })
  const draft = aBoothDraft()
  const { total_won } = boothPrice(booth, draft, terms)
  return api<BoothApplication>('PUT', `/api/v1/mice/applications/${id}?lang=en`, {
    token,
    body: { ...draft, total_won },
  })
}
