import { fillMail, type MailPlaceholder } from '#contract/fair/mail-desk'

/** The office's text with the recipient's values filled in; each line is a paragraph. */
export function noteOf(subject: string, text: string, values: Readonly<Record<MailPlaceholder, string>>) {
  // Mails show a dash for a booth that is not assigned yet.
  const filledIn = { ...values, booth: values.booth || '–' }
  const filled = fillMail(subject, filledIn)
  return { subject: filled, heading: filled, text: fillMail(text, filledIn).split(/\n+/) }
}
