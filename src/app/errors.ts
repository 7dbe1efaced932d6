import type { RefusalCode } from '#contract/refusal'
import { areaOfPath, loginPathOf } from '#contract/sites/sites'
import { type CallError, connectVisitor, type ErrorDisplay, type Sent } from '#src/api/call'
import { clientSettings } from '#src/api/start-up'
import { dropToken } from '#src/session/sign'
import { tab } from '#src/session/tab'
import type { Visitor } from '#src/session/visitor'
import { toast } from '#src/ui/overlay/toast'

/** The words of a failed call in the reader's language: the server's own, else ours. */
export async function wordsOf(visitor: Visitor, error: CallError): Promise<string> {
  if (error.message) return error.message
  await visitor.i18n.loadNamespaces('refusal')
  // Without a network its words may not have come either; those of the frame are always there.
  const defaultValue = visitor.i18n.t('error.text', { ns: 'ui' })
  return visitor.i18n.t(error.code as RefusalCode, { ns: 'refusal', defaultValue })
}

async function show(visitor: Visitor, error: CallError): Promise<void> {
  toast.error(await wordsOf(visitor, error))
}

/** Where the page is that is being opened; nothing while the one in the address stands. */
type Opening = () => { pathname: string; search: string } | undefined

/**
 * A 401 ends the session of its area; where errors are displayed it leads to that area's sign-in page and back (product
 * §4). An answer to a token that is no longer held says nothing of who is here now.
 */
function onUnauthorized(visitor: Visitor, { area, token }: Sent, display: ErrorDisplay, opening: Opening): void {
  if (!area || (visitor.session.getState().tokens[area] ?? null) !== token) return
  dropToken(visitor, area)
  if (display === 'silent') return
  // What was asked for a page that is still being opened leads back to that page, not to the one before it.
  const { pathname, search } = opening() ?? location
  const login = loginPathOf(area, pathname, clientSettings(visitor)?.fair_slug)
  tab.go(`${login}?next=${encodeURIComponent(pathname + search)}`)
}

/** Gives every call its token and language, and every failure its one way. */
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
