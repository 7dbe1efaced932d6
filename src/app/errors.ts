import type { RefusalCode } from '#contract/refusal'
import { areaOfPath, loginPathOf } from '#contract/sites/sites'
import { type CallError, connectVisitor, type ErrorDisplay, type Sent } from '#src/api/call'
import { clientSettings } from '#src/api/start-up'
import { dropToken } from '#src/session/sign'
import { tab } from '#src/session/tab'
import type { Visitor } from '#src/session/visitor'
import { toast } from '#src/ui/overlay/toast'

/** Returns the message of a failed call in the reader's language: the server's own, otherwise ours. */
export async function wordsOf(visitor: Visitor, error: CallError): Promise<string> {
  if (error.message) return error.message
  await visitor.i18n.loadNamespaces('refusal')
  // Without a network its texts may not have loaded; those of the frame are always there.
  const defaultValue = visitor.i18n.t('error.text', { ns: 'ui' })
  return visitor.i18n.t(error.code as RefusalCode, { ns: 'refusal', defaultValue })
}

async function show(visitor: Visitor, error: CallError): Promise<void> {
  toast.error(await wordsOf(visitor, error))
}

/** Returns the location being navigated to, or undefined when none is. */
type Opening = () => { pathname: string; search: string } | undefined

/**
 * A 401 ends the session of its area. Unless errors are silent, it leads to that area's sign-in page and back (product §4). A
 * reply to a token that has since been replaced says nothing about the current user.
 */
function onUnauthorized(visitor: Visitor, { area, token }: Sent, display: ErrorDisplay, opening: Opening): void {
  if (!area || (visitor.session.getState().tokens[area] ?? null) !== token) return
  dropToken(visitor, area)
  if (display === 'silent') return
  // A call for a page still being opened leads back to that page, not to the one before it.
  const { pathname, search } = opening() ?? location
  const login = loginPathOf(area, pathname, clientSettings(visitor)?.fair_slug)
  tab.go(`${login}?next=${encodeURIComponent(pathname + search)}`)
}

/** Connects calls to the visitor: tokens, language and error handling. */
export function connectErrors(visitor: Visitor, opening: Opening): void {
  connectVisitor({
    token: (area) => visitor.session.getState().tokens[area] ?? null,
    area: () => areaOfPath(location.pathname, clientSettings(visitor)?.fair_slug),
    language: () => visitor.prefs.getState().language,
    onError: (error, sent, display) => {
      if (error.status === 401) onUnauthorized(visitor, sent, display, opening)
      if (display === 'toast') void show(visitor, error)
    },
  })
}
