import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Something to be sent to the server, with its answer once there is one; `at` in ms by the device's clock. */
export interface Kept<Body, Answer> {
  id: string
  /** Only items of one group are shown and sent together. */
  group: string
  at: number
  body: Body
  answer: Answer | null
}

interface Schema<Body, Answer> extends DBSchema {
  kept: { key: string; value: Kept<Body, Answer>; indexes: { group: string } }
}

/** The items a device stores until the server has them. */
export interface Outbox<Body, Answer> {
  put(kept: Kept<Body, Answer>): Promise<void>
  get(id: string): Promise<Kept<Body, Answer> | undefined>
  /** Oldest first. */
  of(group: string): Promise<Kept<Body, Answer>[]>
  drop(id: string): Promise<void>
}

const inOrder = <Body, Answer>(all: Kept<Body, Answer>[]) =>
  all.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))

/** For a browser without storage, as in some private windows: items are lost with the page, and sent while it lives. */
function inThePage<Body, Answer>(): Outbox<Body, Answer> {
  const all = new Map<string, Kept<Body, Answer>>()
  return {
    put: async (kept) => void all.set(kept.id, kept),
    get: async (id) => all.get(id),
    of: async (group) => inOrder([...all.values()].filter((each) => each.group === group)),
    drop: async (id) => void all.delete(id),
  }
}

const onTheDevice = <Body, Answer>(db: IDBPDatabase<Schema<Body, Answer>>): Outbox<Body, Answer> => ({
  put: async (kept) => void (await db.put('kept', kept)),
  get: (id) => db.get('kept', id),
  of: async (group) => inOrder(await db.getAllFromIndex('kept', 'group', group)),
  drop: (id) => db.delete('kept', id),
})

/** Opens the outbox with this name on this device. */
export async function openOutbox<Body, Answer>(name: string): Promise<Outbox<Body, Answer>> {
  try {
    const db = await openDB<Schema<Body, Answer>>(name, 1, {
      upgrade(db) {
        db.createObjectStore('kept', { keyPath: 'id' }).createIndex('group', 'group')
      },
    })
    return onTheDevice(db)
  } catch {
    return inThePage()
  }
}
