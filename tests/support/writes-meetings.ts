import type { Endpoint } from '#contract/endpoint'
import { fairMails } from '#contract/fair/mail-desk'
import { fairMeetings } from '#contract/fair/meeting'
import { fairMeetingDesk } from '#contract/fair/meeting-desk'
import { fairImport } from '#contract/fair/participant-import'
import type { Answer } from '#tests/support/api'
import type { TestDeps } from '#tests/support/deps'
import { anImportRow } from '#tests/support/fair-import'
import { aRequest, meetingContextOn } from '#tests/support/meetings'

type Send = (headers: Record<string, string>) => Promise<Answer<Endpoint>>

/** One write for each endpoint of the fair's meetings that takes an `Idempotency-Key`. */
export const meetingWrites: [Endpoint, (deps: TestDeps) => Promise<Send>][] = [
  [
    fairMeetings.ask,
    async (deps) => {
      const { api, buyer, seller, ahead } = await meetingContextOn(deps)
      const body = { to: seller.id, slot_id: ahead[0] ?? '', attendees: 2, message: '' }
      return (headers) =>
        api.call(fairMeetings.ask, { body }, { token: buyer.token, headers }) as Promise<Answer<Endpoint>>
    },
  ],
  [
    fairMeetings.step,
    async (deps) => {
      const context = await meetingContextOn(deps)
      const { id, version } = await aRequest(context)
      const input = { params: { id }, body: { act: 'confirm' as const, version } }
      const { token } = context.seller
      return (headers) => context.api.call(fairMeetings.step, input, { token, headers }) as Promise<Answer<Endpoint>>
    },
  ],
  [
    fairMeetingDesk.ask,
    async (deps) => {
      const { api, buyer, seller, office, ahead } = await meetingContextOn(deps)
      const both = { from: buyer.id, to: seller.id, slot_id: ahead[0] ?? '' }
      const body = { ...both, attendees: 1, message: '', as: 'confirmed' as const, reason: 'By phone.' }
      return (headers) =>
        api.call(fairMeetingDesk.ask, { body }, { token: office.token, headers }) as Promise<Answer<Endpoint>>
    },
  ],
  [
    fairMeetingDesk.step,
    async (deps) => {
      const context = await meetingContextOn(deps)
      const { id, version } = await aRequest(context)
      const input = {
        params: { id },
        body: { act: 'call_off' as const, version, reason: 'The seller is ill.' },
      }
      const { token } = context.office
      return (headers) => context.api.call(fairMeetingDesk.step, input, { token, headers }) as Promise<Answer<Endpoint>>
    },
  ],
  [
    fairMails.send,
    async (deps) => {
      const { api, office } = await meetingContextOn(deps)
      const written = { subject: 'Before the fair', text: 'The doors open at nine.' }
      const body = { group: {}, texts: { en: written, ko: written }, seen: { en: 2, ko: 0 } }
      return (headers) =>
        api.call(fairMails.send, { body }, { token: office.token, headers }) as Promise<Answer<Endpoint>>
    },
  ],
  [
    fairImport.take,
    async (deps) => {
      const { api, office } = await meetingContextOn(deps)
      const body = { rows: [anImportRow(1)], bases: [null] }
      return (headers) =>
        api.call(fairImport.take, { body }, { token: office.token, headers }) as Promise<Answer<Endpoint>>
    },
  ],
]
