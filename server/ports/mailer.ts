/** One mail to exactly one address (domain hazard 9). */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Sends mail; a failure throws, and the job that called it tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
