import { formatsOf } from '../mail.formats'
import type { MailTemplates } from '../mail.types'
import type { MiceMails } from '../mice.types'

const { day } = formatsOf('en')

const roles: Record<MiceMails['miceRegistered']['role'], string> = {
  visitor: 'a visitor',
  buyer: 'a buyer',
  seller: 'a seller',
}

/** Mails of the MICE fair. */
export const mice = {
  miceRegistered: ({ name, organisation, role, fair, venue, from, to, path }) => ({
    subject: `Your badge for the ${fair}`,
    heading: 'You are registered',
    text: [
      `Hello ${name}, you are registered for the ${fair} as ${roles[role]}. Here is your badge. You can print it on your page, and the code below is enough as well.`,
    ],
    rows: [
      ['Organization', organisation],
      ['From', day(from)],
      ['To', day(to)],
      ['Venue', venue],
    ],
    action: { label: 'Open my page', path },
    after: [
      'On your page you see what you have agreed to, change your details, and choose sessions of the conference.',
    ],
  }),
  miceSeat: ({ name, session, day: on, starts, ends, hall, path }) => ({
    subject: `You have a seat: ${session}`,
    heading: 'A seat has become free',
    text: [
      `Hello ${name}, you were first on the waiting list, and the seat is now yours. If you cannot come, please give it back on your page: the next person gets it at once.`,
    ],
    rows: [
      ['Session', session],
      ['When', `${day(on)}, ${starts}–${ends} (Seoul time)`],
      ['Where', hall],
    ],
    action: { label: 'My sessions', path },
  }),
} satisfies Pick<MailTemplates, keyof MiceMails>
