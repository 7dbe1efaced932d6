import { formatsOf } from '../mail.formats'
import { linesOf } from '../mail.lines'
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
  miceRegistered: ({ name, organization, role, fair, venue, from, to, path }) => ({
    subject: `Your badge for the ${fair}`,
    heading: 'You are registered',
    text: [
      `Hello ${name}, you are registered for the ${fair} as ${roles[role]}. Here is your badge. You can print it from “My fair”, or just show the code below at the entrance.`,
    ],
    rows: [
      ['Organization', organization],
      ['From', day(from)],
      ['To', day(to)],
      ['Venue', venue],
    ],
    action: { label: 'Open My fair', path },
    after: [
      'On “My fair” you can review your consents, change your details and reserve seats for conference sessions.',
    ],
  }),
  miceInvited: ({ name, inviter, organization, role, fair, venue, from, to, until, path }) => ({
    subject: `Please confirm your registration for the ${fair}`,
    heading: 'Would you like to come?',
    text: [
      `Hello ${name}, ${inviter} would like to register you for the ${fair} as ${roles[role]}.`,
      `You are not registered yet. Please check your details and confirm by ${day(until)}; your badge then comes by email. You decide what exhibitors receive.`,
    ],
    rows: [
      ['Organization', organization],
      ['From', day(from)],
      ['To', day(to)],
      ['Venue', venue],
    ],
    action: { label: 'Check and confirm', path },
    after: [
      'If you do not want this, decline on the same page: your details are deleted, and we do not write to you about this fair again. You can also just ignore this email.',
    ],
  }),
  miceHosting: ({ name, approved, note, fair, from, to, path }) => ({
    subject: approved ? `You are a hosted buyer at the ${fair}` : `Your application to the hosted buyer program`,
    heading: approved ? 'You are our guest' : 'We cannot host you this year',
    text: [
      approved
        ? `Hello ${name}, your application was approved: the fair hosts you. We will write to you about your hotel.`
        : `Hello ${name}, thank you for applying. We are sorry that we cannot host you this year. Your registration as a buyer stays valid.`,
      ...linesOf(note),
    ],
    rows: [
      ['Fair', fair],
      ['From', day(from)],
      ['To', day(to)],
    ],
    action: { label: 'Open your application', path },
  }),
  miceSeat: ({ name, session, day: on, starts, ends, hall, path }) => ({
    subject: `You have a seat: ${session}`,
    heading: 'A seat is yours',
    text: [
      `Hello ${name}, a seat became free and you were next on the waiting list, so it is now yours. If you cannot come, please cancel it on “My fair”: it goes to the next person right away.`,
    ],
    rows: [
      ['Session', session],
      ['When', `${day(on)}, ${starts}–${ends} (Seoul time)`],
      ['Where', hall],
    ],
    action: { label: 'My sessions', path },
  }),
  miceSession: ({ name, session, day: on, starts, ends, hall, gone, path }) => ({
    subject: gone ? `Session canceled: ${session}` : `Session moved: ${session}`,
    heading: gone ? 'A session you chose was canceled' : 'A session you chose was moved',
    text: [
      gone
        ? `Hello ${name}, this session will not take place. Your seat or your place on its waiting list has ended.`
        : `Hello ${name}, this session now takes place as shown below. Your seat or your place on the waiting list stays. If you cannot come, please cancel it on “My fair”.`,
    ],
    rows: [
      ['Session', session],
      [gone ? 'Was planned for' : 'When', `${day(on)}, ${starts}–${ends} (Seoul time)`],
      ['Where', hall],
    ],
    action: { label: 'My sessions', path },
  }),
} satisfies Pick<MailTemplates, keyof MiceMails>
