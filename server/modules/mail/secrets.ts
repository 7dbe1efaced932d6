import { type MailKind, secretKinds } from '#contract/mails-desk'
import type { MailRequest } from './mail.types'

const dots = '••••••'

/** Values that open something wherever they occur; a code is shown as one. */
const secret: readonly string[] = ['code', 'participant_code']
/** What is put in only as a mail is sent. */
const placeholder = /\{guest:[0-9a-f-]{36}\}/g
/** A path without the token at its end, which a mail of the kinds that bring a link has there. */
const withoutToken = (path: string) =>
  path.slice(0, 1 + Math.max(...['/', '#', '?', '='].map((mark) => path.lastIndexOf(mark)))) + dots

/**
 * What may be kept of a mail: what it was filled with, without codes, tickets, and links that open something (product §8). An address that
 * leads to a page behind the sign-in stays.
 */
export function withoutSecrets({
  template,
  values,
}: Pick<MailRequest, 'template' | 'values'>): Record<string, unknown> {
  const hasLink = secretKinds.includes(template satisfies MailKind)
  const kept: Record<string, unknown> = { ...values }
  delete kept.tickets
  for (const name of secret) if (kept[name] !== undefined) kept[name] = dots
  if (hasLink && typeof kept.path === 'string') kept.path = withoutToken(kept.path)
  return kept
}

/** The same as it is shown: what would be put in as it is sent is masked, too. */
export function shownValues(template: string, values: Record<string, unknown>): Record<string, unknown> {
  const shown = { ...values }
  if (typeof shown.path === 'string') shown.path = shown.path.replaceAll(placeholder, dots)
  if (template.startsWith('survey')) shown.participant_code = dots
  return shown
}
