import type { Db } from '#server/db/connect'
import { notify } from '#server/db/notices'
import type { Deps } from '#server/deps'

const channel = 'pages'

/**
 * Notifies every server that the content of pages was changed. A failure is logged: pages are then made again when they are old.
 */
export async function notifyEdit({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  await notify(db, channel).catch((error: unknown) =>
    log.warn({ err: error }, 'the pages were not notified of an edit'),
  )
}

/** Like `notifyEdit`, for a change that commits with its transaction. */
export const editPages = (tx: Db): Promise<void> => notify(tx, channel)

/** Calls `purge` after every edit, and whenever one may have been missed. */
export async function onEdit({ notices }: Pick<Deps, 'notices'>, purge: () => void): Promise<void> {
  await notices.listen(channel, purge)
}
