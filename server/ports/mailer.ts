/** One mail to exactly one address (domain hazard 9). */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Pictures in the HTML, each by its `cid:`; mail programs load nothing from other servers. */
  pictures?: MailPicture[]
}

/** A PNG picture within a mail, in base64, because mails are stored as JSON where they are not sent. */
export interface MailPicture {
  cid: string
  filename: string
  base64: string
}

/** Sends mail; a failure throws, and the job that called it tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
