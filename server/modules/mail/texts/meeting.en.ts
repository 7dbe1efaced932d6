import type { MailTemplates } from '#server/modules/mail/mail.types'
import type { MailedMeeting } from '#server/modules/mail/meeting.types'
import { formatsOf } from '../mail.formats'

const { day } = formatsOf('en')

const acts: Record<MailedMeeting['act'], string> = {
  ask: 'asks to meet you',
  place: 'proposed or set by the fair’s office',
  unplace: 'withdrawn by the fair’s office',
  refill: 'met you at a time that became free',
  give_way: 'one side did not come; the time went to another company',
  confirm: 'has confirmed',
  reject: 'has declined',
  cancel: 'has withdrawn the request',
  propose: 'proposed another time',
  accept_time: 'has accepted the other time',
  decline_time: 'keeps the original time',
  ask_cancel: 'asks to cancel',
  allow_cancel: 'has agreed to cancel',
  keep: 'the meeting takes place after all',
  accept_match: 'agrees to the proposed meeting',
  decline_match: 'has declined the proposed meeting',
  move: 'moved by the fair’s office',
  call_off: 'canceled',
}

const when = (date: string, starts: string) => `${day(date)}, ${starts}`

/** Mails about the fair's meetings. */
export const meeting = {
  fairMeetings: ({ name, lines, more, path }) => ({
    subject:
      lines.length === 1 && lines[0]
        ? `${lines[0].company}: ${acts[lines[0].act]}`
        : `${lines.length + more} updates on your meetings`,
    heading: 'Your meetings',
    text: [`Hello ${name}, here is what has changed since our last email. All times are Korean time.`],
    rows: lines.map((line): [string, string] => [
      line.company,
      [acts[line.act], line.day && when(line.day, line.starts), line.said && `“${line.said}”`]
        .filter(Boolean)
        .join(' · '),
    ]),
    action: { label: 'Open my meetings', path },
    after: more > 0 ? [`See ${more} more on the page.`] : [],
  }),
  fairRecords: ({ name, meetings, path }) => ({
    subject: 'How did your meetings go?',
    heading: 'How did your meetings go?',
    text: [
      `Hello ${name}, please tell us how these meetings went. It takes half a minute each and helps both companies and next year’s fair.`,
    ],
    rows: meetings.map((each): [string, string] => [each.company, when(each.day, each.starts)]),
    action: { label: 'Record my meetings', path },
  }),
} satisfies Partial<MailTemplates>
