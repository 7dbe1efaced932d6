import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail as the server received it, parsed as readers' programs do. */
export interface Received {
  mail: ParsedMail
  recipients: string[]
  /** Size of the whole message, in bytes. */
  size: number
}

/** A mail server that stores received mails, except for full mailboxes, `full@…`; it ends with the test. */
export async function aMailServer(): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _, done) => done(address.startsWith('full@') ? new Error('mailbox full') : undefined),
    onData: (stream, { envelope }, done) => {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      let size = 0
      stream.on('data', (part: Buffer) => {
        size += part.length
      })
      // Pictures stay attached, and are not inlined into the HTML.
      simpleParser(stream, { keepCidLinks: true }).then((mail) => {
        received.push({ mail, recipients, size })
        done()
      }, done)
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)))
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received }
}
