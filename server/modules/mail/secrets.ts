import { type MailKind, secretKinds } from '#contract/mails-desk'
import type { MailRequest } from './mail.types'

const dots = '••••••'

/** Values that are secret wherever they occur; they are masked as a code. */
const secret: readonly string[] = ['code', 'participant_code']
/** What is replaced only when a mail is sent. */
const placeholder = /\{guest:[0-9a-f-]{36}\}/g
/** A path without the token at its end; mails with a secret link have it there. */
const withoutToken = (path: string) =>
  path.slice(0, 1 + Math.max(...['/', '#', '?', '='].map((mark) => path.lastIndexOf(mark)))) + dots

/**
 * The storable values of a mail: without codes, tickets, and secret links (product §8). A path to a page behind the sign-in
 * stays.
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

/** Stored values as they are shown: placeholders replaced at sending are masked, too. */
export function shownValues(template: string, values: Record<string, unknown>): Record<string, unknown> {
  const shown = { ...values }
  if (typeof shown.path === 'string') shown.path = shown.path.replaceAll(placeholder, dots)
  if (template.startsWith('survey')) shown.participant_code = dots
  return shown
}
