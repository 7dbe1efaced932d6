import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  type Exhibit,
  type LeadAnswer,
  type LeadNotes,
  type LeadScan,
  leadLimits,
  miceLeads,
} from '#contract/mice/lead'
import { call } from '#src/api/call'
import { type TicketKeys, ticketOf } from '#src/kits/check-in/keys'
import { listenToKeys } from '#src/kits/check-in/keystrokes'
import type { Kept } from '#src/kits/check-in/outbox'
import { signal } from '#src/kits/check-in/signals'
import { useOutbox } from '#src/kits/check-in/use-outbox'

/** A scan on this device, with the server's answer. */
export type KeptScan = Kept<LeadScan, LeadAnswer>

const unsaid: LeadNotes = { words: '', stars: 0, next_step: 'none' }
const hasNotes = ({ words, stars, next_step }: LeadNotes) => words !== '' || stars > 0 || next_step !== 'none'
/** A scan that passed details on makes a lead; for others, only the staff's own notes are stored on this device. */
const isLead = ({ result }: LeadAnswer) => result === 'new' || result === 'again'

const send = (scans: LeadScan[], id: string) =>
  call(miceLeads.scan, { params: { id }, body: { scans } }, { errors: 'silent' })

/** The last scan; `forged` is not one of our badges, which the device detects itself. */
type Latest = { kind: 'forged' } | { kind: 'scan'; scan: LeadScan; answer: LeadAnswer | null }

/** Scans badges for an exhibitor: each scan is stored on this device first, and sent when there is a connection. */
export function useLeadScans({ id: group }: Exhibit, keys: TicketKeys) {
  const client = useQueryClient()
  const [latest, setLatest] = useState<Latest | null>(null)
  const box = useOutbox<LeadScan, LeadAnswer>({
    name: 'mice-leads',
    area: 'member',
    group,
    atOnce: leadLimits.atOnce,
    send,
    isDone: ({ answer, body }) => isLead(answer) || !hasNotes(body),
    onAnswer: ({ body, answer }) => {
      setLatest((now) => (now?.kind === 'scan' && now.scan.id === body.id ? { ...now, answer } : now))
      void client.invalidateQueries({ queryKey: [miceLeads.list.path, group] })
      void client.invalidateQueries({ queryKey: [miceLeads.exhibits.path] })
    },
  })
  const scan = async (text: string) => {
    const code = text.trim()
    if (!(await ticketOf(keys, code))) {
      signal('no', true)
      return setLatest({ kind: 'forged' })
    }
    const made: LeadScan = { id: crypto.randomUUID(), code, at: new Date().toISOString(), ...unsaid }
    await box.add(made)
    signal('go', true)
    setLatest({ kind: 'scan', scan: made, answer: null })
  }
  const listener = useRef(scan)
  useEffect(() => {
    listener.current = scan
  })
  useEffect(() => listenToKeys((text) => void listener.current(text)), [])

  /** Adds notes to a scan, or, if it has already been sent, sends another scan of the same badge, which adds them to the lead. */
  const say = async ({ id, code }: LeadScan, notes: LeadNotes): Promise<void> => {
    if (await box.change(id, (body) => ({ ...body, ...notes }))) return
    await box.add({ id: crypto.randomUUID(), code, at: new Date().toISOString(), ...notes })
  }
  return { ...box, latest, scan, say, close: () => setLatest(null) }
}
