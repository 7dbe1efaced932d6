/** One mail to exactly one address (domain hazard 9). */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** What the HTML shows, each by its `cid:`; mail programs load nothing from elsewhere. */
  pictures?: MailPicture[]
}

/** A PNG picture within a mail, in base64, because mails are kept as JSON where they are not sent. */
export interface MailPicture {
  cid: string
  filename: string
  base64: string
}

/** Sends mail; a failure throws, and the job that called it tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
