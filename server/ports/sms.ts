/** One text message to one number: a Korean mobile number, or `+` and the digits of another country (product §5). */
export interface TextMessage {
  to: string
  text: string
}

/** Sends text messages; a failure throws, and the job that called it tries again. */
export interface Sms {
  send(message: TextMessage): Promise<void>
}
