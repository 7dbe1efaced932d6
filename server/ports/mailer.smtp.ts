import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer'

/** Sends mail through a mail server, `url` as smtp://user:password@host:587 or smtps://…; `from` is the sender of every mail. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html, pictures = [] }) {
      // As an object the address is used literally; as a string it would be parsed as a list.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: pictures.map(({ cid, filename, base64 }) => ({
          cid,
          filename,
          content: base64,
          encoding: 'base64',
          contentType: 'image/png',
          contentDisposition: 'inline' as const,
        })),
      })
    },
    close: () => transport.close(),
  }
}
