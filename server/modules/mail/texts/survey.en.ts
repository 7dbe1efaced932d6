import type { TourArea } from '#contract/survey/tour'
import { formatsOf } from '../mail.formats'
import type { MailTemplates } from '../mail.types'
import type { SurveyMails } from '../survey.types'

const { day } = formatsOf('en')

const areas: Record<TourArea, string> = {
  seoul: 'Seoul',
  seorak: 'Seorak',
  jeonju: 'Jeonju',
  busan1: 'Busan 1',
  busan2: 'Busan 2',
  jeju1: 'Jeju 1',
  jeju2: 'Jeju 2',
  jeju3: 'Jeju 3',
}

type About = SurveyMails['surveyThanks']
const rows = ({ area, starts_on, ends_on, closes_on }: About): [string, string][] => [
  ['Tour', areas[area]],
  ['Days', `${day(starts_on)} – ${day(ends_on)}`],
  ['Open until', `${day(closes_on)} (Seoul)`],
]
const how =
  'Enter this code on the page of the survey. You need no account, and you can stop at any time and go on later, on another device too.'
const coded = ({ participant_code }: About) => (participant_code ? { code: participant_code } : {})

/** Mails about the surveys of tours. */
export const survey = {
  surveyInvitation: (about) => ({
    subject: `${areas[about.area]}: ${about.kind === 'preliminary' ? 'a few questions before your tour' : 'how was your tour?'}`,
    heading: about.kind === 'preliminary' ? 'Before you set off' : 'How was your tour?',
    text: [
      about.kind === 'preliminary'
        ? `Hello ${about.name}, your tour is confirmed. Please tell us in about five minutes what you know and what you look forward to.`
        : `Hello ${about.name}, thank you for joining us. Please tell us in about five minutes how your days were.`,
      how,
    ],
    ...coded(about),
    rows: rows(about),
    action: { label: 'Open the survey', path: about.path },
    after: ['The code is yours alone: whoever has it can read what you have answered so far.'],
  }),
  surveyReminder: (about) => ({
    subject: `${areas[about.area]}: the survey is open until ${day(about.closes_on)}`,
    heading: 'There is still time to answer',
    text: [`Hello ${about.name}, your survey has not been submitted yet. What you have answered so far is kept.`, how],
    ...coded(about),
    rows: rows(about),
    action: { label: 'Open the survey', path: about.path },
    after: [
      about.is_last
        ? 'This is the last reminder of this survey.'
        : 'There is one more reminder at most. You can turn reminders off on the page of the survey.',
    ],
  }),
  surveyThanks: (about) => ({
    subject: `Thank you for your answers: ${areas[about.area]}`,
    heading: 'Thank you',
    text: [
      `Hello ${about.name}, we have received your answers.`,
      about.kind === 'preliminary'
        ? 'After the tour we will ask you a few of the questions again.'
        : 'They help those who come after you.',
    ],
    rows: rows(about).slice(0, 2),
    action: { label: 'My surveys', path: about.path },
  }),
} satisfies Pick<MailTemplates, keyof SurveyMails>
