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

const numbered = (number: string, organisation: string): [string, string][] => [
  ['Application number', number],
  ['Organization', organisation],
]

/** Mails of education travel. */
export const education = {
  applicationSubmitted: ({ name, number, organisation, path, again, arrival, departure, submitted_at }) => ({
    subject: again
      ? `We have received your revised application ${number}`
      : `We have received your application ${number}`,
    heading: again ? 'Your revised application has arrived' : 'Your application has arrived',
    text: [
      `Hello ${name}, your application was submitted on ${instant(submitted_at)} (Seoul time). We will look at it and write to you when there is a decision or we have a question.`,
    ],
    rows: [...numbered(number, organisation), ['Arrival', day(arrival)], ['Departure', day(departure)]],
    action: { label: 'View the application', path },
    after: ['You can read what you submitted there at any time, and save it as a PDF.'],
  }),
  applicationInvitation: ({ name, number, organisation, path, days }) => ({
    subject: `You are invited to work on application ${number}`,
    heading: 'Work on an application together',
    text: [
      `${name} invites you to work on an application to our support program for student groups.`,
      `Sign in or open an account, and the application is in your list. The link is good for ${days} days and for one person.`,
    ],
    rows: numbered(number, organisation),
    action: { label: 'Accept the invitation', path },
    after: ['If you do not know what this is about, you can ignore this email.'],
  }),
  applicationAskedBack: ({ name, number, organisation, path, sections: asked }) => ({
    subject: `Please revise your application ${number}`,
    heading: 'We have a few questions',
    text: [
      `Hello ${name}, we have looked at your application and ask you to revise the sections below. They are open again, all others stay as they are.`,
      ...asked.flatMap(({ section, comments }) => [
        `${sections[section]}:`,
        ...comments.flatMap((comment) => linesOf(comment).map((line) => `– ${line}`)),
      ]),
    ],
    rows: numbered(number, organisation),
    action: { label: 'Revise the application', path },
    after: ['Then submit it again. Nothing reaches us before you do.'],
  }),
  applicationMention: ({ name, by, number, organisation, path }) => ({
    subject: `${by} mentions you in a note on ${number}`,
    heading: 'A colleague would like you to have a look',
    text: [`Hello ${name}, ${by} has mentioned you in a note on this application. Sign in to read it.`],
    rows: numbered(number, organisation),
    action: { label: 'Open the application', path },
  }),
  applicationDecided: ({ name, number, organisation, path, granted_won, reason }) => ({
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
      ...numbered(number, organisation),
      ...(granted_won === null ? [] : [['Granted', won(granted_won)] satisfies [string, string]]),
    ],
    action: { label: 'View the application', path },
  }),
} satisfies Partial<MailTemplates>
