import { useSyncExternalStore } from 'react'
import { BothLanguages } from '#contract/both-languages'
import { MeetingRequest } from '#contract/fair/meeting'
import { z } from '#contract/zod'
import { dropDraft, keepDraft, keptDraft } from '#src/session/drafts'

/** A request that was written and not sent. The server takes repeats with the same `key` for one request. */
const KeptRequest = z.object({ body: MeetingRequest, company: BothLanguages, key: z.uuid() })
export type KeptRequest = Readonly<z.infer<typeof KeptRequest>>

/** The most that a tab keeps. */
export const mostKeptRequests = 40
/** Like every draft it ends with the tab, or with a sign-out. */
const draft = 'fair-requests'
const none: readonly KeptRequest[] = []
const listeners = new Set<() => void>()
let read: { text: string; requests: readonly KeptRequest[] } = { text: '', requests: none }

/** The requests that are kept, in the order in which they were added; what no longer is a request is left out. */
function requests(): readonly KeptRequest[] {
  const list = keptDraft(draft)
  const text = JSON.stringify(list) ?? ''
  if (text !== read.text) {
    const valid = (Array.isArray(list) ? list : []).flatMap((each) => KeptRequest.safeParse(each).data ?? [])
    read = { text, requests: valid.slice(0, mostKeptRequests) }
  }
  return read.requests
}

function write(next: readonly KeptRequest[]): void {
  if (next.length === 0) dropDraft(draft)
  else keepDraft(draft, next)
  for (const each of listeners) each()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

export const useKeptRequests = (): readonly KeptRequest[] => useSyncExternalStore(subscribe, requests, () => none)

/** Keeps a request instead of sending it, in the place of an earlier one to the same company; returns whether there was room. */
export function keepRequest(body: MeetingRequest, company: BothLanguages): boolean {
  const kept = { body, company, key: crypto.randomUUID() }
  const before = requests()
  const at = before.findIndex((each) => each.body.to === body.to)
  if (at < 0 && before.length >= mostKeptRequests) return false
  write(at < 0 ? [...before, kept] : before.with(at, kept))
  return true
}

/** Drops the request to a company. */
export const dropRequest = (to: string): void => write(requests().filter(({ body }) => body.to !== to))
