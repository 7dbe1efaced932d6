import type { ReportSection } from '#contract/education/report/sections'
import type { Section } from '#contract/education/sections'
import type { MailTemplates } from '#server/modules/mail/mail.types'
import { formatsOf } from '../mail.formats'
import { linesOf } from '../mail.lines'

const { day, instant, won } = formatsOf('en')

const sections: Record<Section, string> = {
  contact: 'Organization and contact',
  people: 'Students and teachers',
  trip: 'Days of the trip',
  support: 'Support asked for',
  documents: 'Documents',
}

const reportSections: Record<ReportSection, string> = {
  days: 'Day by day',
  people: 'Who came',
  receipts: 'Receipts',
  photos: 'Photos',
}
const reminders = {
  week: {
    subject: 'Your report is due soon',
    heading: 'Your report is due soon',
    text: 'we hope you had a good trip. Please send us your report in the next few days: what took place, who came, receipts and a few photos.',
  },
  day: {
    subject: 'Your report is almost due',
    heading: 'Your report is almost due',
    text: 'your report has not reached us yet. What you have typed is saved; please check it and submit it in time.',
  },
  late: {
    subject: 'Your report is late',
    heading: 'Your report is late',
    text: 'the day on which your report was due is over. You can still submit it. Until then we cannot settle the support for your trip.',
  },
}

const numbered = (number: string, organization: string): [string, string][] => [
  ['Application number', number],
  ['Organization', organization],
]

/** Mails of education travel. */
export const education = {
  applicationSubmitted: ({ name, number, organization, path, again, arrival, departure, submitted_at }) => ({
    subject: again
      ? `We have received your revised application ${number}`
      : `We have received your application ${number}`,
    heading: again ? 'Your revised application has arrived' : 'Your application has arrived',
    text: [
      `Hello ${name}, your application was submitted on ${instant(submitted_at)} (Seoul time). We will look at it and write to you when there is a decision or we have a question.`,
    ],
    rows: [...numbered(number, organization), ['Arrival', day(arrival)], ['Departure', day(departure)]],
    action: { label: 'View the application', path },
    after: ['You can read what you submitted there at any time, and save it as a PDF.'],
  }),
  applicationInvitation: ({ name, number, organization, path, days }) => ({
    subject: `You are invited to work on application ${number}`,
    heading: 'Work on an application together',
    text: [
      `${name} invites you to work on an application to our support program for student groups.`,
      `Sign in or open an account, and the application is in your list. The link is good for ${days} days and for one person.`,
    ],
    rows: numbered(number, organization),
    action: { label: 'Accept the invitation', path },
    after: ['If you do not know what this is about, you can ignore this email.'],
  }),
  applicationAskedBack: ({ name, number, organization, path, sections: revised }) => ({
    subject: `Please revise your application ${number}`,
    heading: 'We have a few questions',
    text: [
      `Hello ${name}, we have looked at your application and ask you to revise the sections below. They are open again, all others stay as they are.`,
      ...revised.flatMap(({ section, comments }) => [
        `${sections[section]}:`,
        ...comments.flatMap((comment) => linesOf(comment).map((line) => `– ${line}`)),
      ]),
    ],
    rows: numbered(number, organization),
    action: { label: 'Revise the application', path },
    after: ['Then submit it again. Nothing reaches us before you do.'],
  }),
  applicationMention: ({ name, by, number, organization, path }) => ({
    subject: `${by} mentions you in a note on ${number}`,
    heading: 'A colleague would like you to have a look',
    text: [`Hello ${name}, ${by} has mentioned you in a note on this application. Sign in to read it.`],
    rows: numbered(number, organization),
    action: { label: 'Open the application', path },
  }),
  applicationDecided: ({ name, number, organization, path, granted_won, reason }) => ({
    subject: granted_won === null ? `About your application ${number}` : `Your application ${number} is approved`,
    heading: granted_won === null ? 'We cannot support this trip' : 'Your application is approved',
    text:
      granted_won === null
        ? [
            `Hello ${name}, thank you for your application. We are sorry that we cannot support this trip.`,
            ...linesOf(reason),
          ]
        : [`Hello ${name}, we are glad to support your trip. The support is given in kind, up to the amount below.`],
    rows: [
      ...numbered(number, organization),
      ...(granted_won === null ? [] : [['Granted', won(granted_won)] satisfies [string, string]]),
    ],
    action: { label: 'View the application', path },
  }),
  reportReminder: ({ name, number, organization, path, kind, due }) => ({
    subject: `${reminders[kind].subject} (${number})`,
    heading: reminders[kind].heading,
    text: [`Hello ${name}, ${reminders[kind].text}`],
    rows: [...numbered(number, organization), ['Report due', day(due)]],
    action: { label: 'Write the report', path },
    after: ['Days are counted in Seoul.'],
  }),
  reportAskedBack: ({ name, number, organization, path, sections: revised }) => ({
    subject: `Please revise your report on application ${number}`,
    heading: 'We have a few questions about your report',
    text: [
      `Hello ${name}, thank you for your report. We ask you to revise the sections below. They are open again, all others stay as they are.`,
      ...revised.flatMap(({ section, comments }) => [
        `${reportSections[section]}:`,
        ...comments.flatMap((comment) => linesOf(comment).map((line) => `– ${line}`)),
      ]),
    ],
    rows: numbered(number, organization),
    action: { label: 'Revise the report', path },
    after: ['Then submit it again. Nothing reaches us before you do.'],
  }),
  reportCompleted: ({ name, number, organization, path, granted_won, paid_won, paid_on, less }) => ({
    subject: `Your report on application ${number} was accepted`,
    heading: 'Your report was accepted',
    text: [
      `Hello ${name}, thank you for coming to Seoul and for your report. The support for your trip is settled.`,
      ...(less.length > 0 ? ['We could not accept everything:'] : []),
      ...less.flatMap(({ what, won: claimed, accepted_won, words }) => [
        `– ${what}: ${won(accepted_won)} of ${won(claimed)}`,
        ...linesOf(words),
      ]),
    ],
    rows: [
      ...numbered(number, organization),
      ['Granted', won(granted_won)],
      ['Paid to the providers', won(paid_won)],
      ['Paid on', day(paid_on)],
    ],
    action: { label: 'View the report', path },
  }),
} satisfies Partial<MailTemplates>
