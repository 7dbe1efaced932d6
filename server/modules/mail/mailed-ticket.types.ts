/** What the party of a booking is let in with; `path` leads a guest to it, members find it where the mail leads. */
export interface MailedTicket {
  reservation_number: string
  code: string
  path: string | null
  /** It is the badge of a person and no ticket of a party. */
  is_badge?: boolean
}

/** A mail about bookings that take place: their tickets are put in when it is sent. */
export interface Ticketed {
  tickets?: MailedTicket[]
}
