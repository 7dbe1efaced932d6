import { hasMailLink } from '#contract/fair/mail-desk'
import type { FairMails } from '../fair.types'
import type { MailTemplates } from '../mail.types'
import { noteOf } from './fair-note'

const decided: Record<
  FairMails['fairDecided']['decision'],
  { subject: string; heading: string; text: string; act: string }
> = {
  approved: {
    subject: 'Your registration for the fair is approved',
    heading: 'You are in',
    text: 'your company is approved for the fair. You can now browse the other companies and tell us who you would like to meet.',
    act: 'Open my fair',
  },
  revision: {
    subject: 'Your registration for the fair needs changes',
    heading: 'Please make some changes',
    text: 'before we can approve your company, please make the changes below and send your registration again.',
    act: 'Change my registration',
  },
  declined: {
    subject: 'Your registration for the fair was declined',
    heading: 'We cannot accept your registration',
    text: 'thank you for your interest in the fair. We are sorry that we cannot accept your company this year.',
    act: 'View my registration',
  },
}

/** Mails of the fair. */
export const fair = {
  fairDecided: ({ name, company, path, decision, reason }) => {
    const { subject, heading, text, act } = decided[decision]
    return {
      subject,
      heading,
      text: [`Hello ${name}, ${text}`, ...(reason ? [reason] : [])],
      rows: [['Company', company]],
      action: { label: act, path },
    }
  },
  fairInvited: ({ name, company, days, path }) => ({
    subject: 'You are invited to the fair',
    heading: 'You are invited to the fair',
    text: [
      `Hello ${name}, the fair’s office has added your company to this year’s business meetings. Choose a password, complete your profile and send your registration.`,
    ],
    rows: [['Company', company]],
    action: { label: 'Choose a password', path },
    after: [
      `The link works for ${days} days. After that, you can request a new one with “Forgot your password?” on the sign-in page. If this email is not meant for you, please ignore it.`,
    ],
  }),
  fairInvitedAgain: ({ name, company, path }) => ({
    subject: 'You are invited to this year’s fair',
    heading: 'You are invited again',
    text: [
      `Hello ${name}, the fair’s office has added your company to this year’s business meetings. We kept your last profile: sign in as before, check that it is up to date, and send your registration.`,
    ],
    rows: [['Company', company]],
    action: { label: 'Open my fair', path },
  }),
  fairNote: ({ subject, text, path, ...values }) => {
    const written = noteOf(subject, text, values)
    // The office's own text can have the address already.
    return hasMailLink(text) ? written : { ...written, action: { label: 'Sign in to the fair', path } }
  },
} satisfies Pick<MailTemplates, keyof FairMails>
