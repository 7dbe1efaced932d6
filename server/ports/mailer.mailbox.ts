import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Mail, Mailer } from './mailer'
import type { Sms } from './sms'

/** A mail or text message that was stored instead of sent; `at` is an instant, ISO 8601. A text message has only `text`. */
export interface KeptMail extends Mail {
  id: string
  at: string
  kind: 'mail' | 'sms'
}

export interface Mailbox extends Mailer {
  /** Stores text messages with the mails. */
  sms: Sms
  /** Returns the stored messages, newest first, without their bodies. */
  list(): Promise<Pick<KeptMail, 'id' | 'at' | 'kind' | 'to' | 'subject'>[]>
  /** Returns one mail, or null. */
  find(id: string): Promise<KeptMail | null>
}

/** Maximum number of stored mails; the oldest are removed first. */
const most = 500
const idPattern = /^\d{13}-\d{6}-[0-9a-f]{8}$/

let count = 0
/** Returns an id that sorts by time, and within a millisecond by order. */
const newId = (now: Date) =>
  `${String(now.getTime()).padStart(13, '0')}-${String(count++ % 1_000_000).padStart(6, '0')}-${randomBytes(4).toString('hex')}`

/** Stores mails as files of a folder instead of sending them: one JSON file per mail, for development. */
export function mailbox(folder: string, now: () => Date = () => new Date()): Mailbox {
  const fileOf = (id: string) => path.join(folder, `${id}.json`)
  const ids = async () => {
    const names = await readdir(folder).catch(() => [])
    return names
      .map((name) => path.parse(name))
      .filter(({ name, ext }) => ext === '.json' && idPattern.test(name))
      .map(({ name }) => name)
      .sort()
      .reverse()
  }
  const find = async (id: string) => {
    if (!idPattern.test(id)) return null
    const text = await readFile(fileOf(id), 'utf8').catch(() => null)
    return text === null ? null : (JSON.parse(text) as KeptMail)
  }
  const keep = async (what: Mail & Pick<KeptMail, 'kind'>) => {
    await mkdir(folder, { recursive: true })
    const at = now()
    const kept: KeptMail = { id: newId(at), at: at.toISOString(), ...what }
    // Written to a temporary file and renamed, so that a reader never finds half a mail.
    const aside = path.join(folder, `${kept.id}.new`)
    await writeFile(aside, JSON.stringify(kept))
    await rename(aside, fileOf(kept.id))
    for (const id of (await ids()).slice(most)) await rm(fileOf(id), { force: true })
  }
  return {
    find,
    async list() {
      const found = await Promise.all((await ids()).map(find))
      return found.flatMap((mail) =>
        mail ? [{ id: mail.id, at: mail.at, kind: mail.kind ?? 'mail', to: mail.to, subject: mail.subject }] : [],
      )
    },
    send: (mail) => keep({ ...mail, kind: 'mail' }),
    sms: { send: ({ to, text }) => keep({ to, text, subject: text, html: '', kind: 'sms' }) },
  }
}
