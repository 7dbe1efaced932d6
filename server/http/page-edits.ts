import type { Db } from '#server/db/connect'
import { notify } from '#server/db/notices'
import type { Deps } from '#server/deps'

const channel = 'pages'

/** Notifies every server that what pages show was changed. A failure is logged: pages are then made again when they are old. */
export async function tellEdit({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  await notify(db, channel).catch((error: unknown) => log.warn({ err: error }, 'an edit was not told to the pages'))
}

/** The same for a change that commits with its transaction, whoever it was that asked for it. */
export const editPages = (tx: Db): Promise<void> => notify(tx, channel)

/** Calls back with every edit, and whenever one may have been missed. */
export async function onEdit({ notices }: Pick<Deps, 'notices'>, purge: () => void): Promise<void> {
  await notices.listen(channel, purge)
}
