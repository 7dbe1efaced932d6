/** The few names that the tests use of these untyped packages. */
declare module 'smtp-server' {
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'

  interface Session {
    envelope: { mailFrom: { address: string } | false; rcptTo: { address: string }[] }
  }
  export class SMTPServer {
    constructor(options: {
      disabledCommands?: string[]
      onRcptTo?: (address: { address: string }, session: Session, done: (error?: Error) => void) => void
      onData: (stream: Readable, session: Session, done: (error?: Error) => void) => void
    })
    server: Server
    listen(port: number, host: string, ready: () => void): void
    close(closed: () => void): void
  }
}

declare module 'mailparser' {
  import type { Readable } from 'node:stream'

  interface ParsedMail {
    subject?: string
    text?: string
    html: string | false
    from?: { text: string }
    to?: { value: { address?: string; name: string }[] }
    attachments: { cid?: string; contentType: string; contentDisposition: string; content: Buffer }[]
  }
  export function simpleParser(source: Readable, options?: { keepCidLinks?: boolean }): Promise<ParsedMail>
}
