/** The ticket that admits the party of a booking; `path` leads a guest to it, members find it where the mail leads. */
export interface MailedTicket {
  reservation_number: string
  code: string
  path: string | null
  /** Whether it is the badge of a person instead of the ticket of a party. */
  is_badge?: boolean
}

/** A mail about bookings that take place: their tickets are added when it is sent. */
export interface Ticketed {
  tickets?: MailedTicket[]
}
