import { fillMail, type MailPlaceholder } from '#contract/fair/mail-desk'

/** What the fair's office has written, with what is known of the recipient put in; each line is a paragraph. */
export function noteOf(subject: string, text: string, values: Readonly<Record<MailPlaceholder, string>>) {
  // A mail has no other sign for a booth that was not given yet.
  const known = { ...values, booth: values.booth || '–' }
  const filled = fillMail(subject, known)
  return { subject: filled, heading: filled, text: fillMail(text, known).split(/\n+/) }
}
