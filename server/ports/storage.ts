/** The content to store: in memory, or in a file that is copied. */
export type Body = Buffer | { path: string }

/** Stores files: a folder here, an object store behind the same four methods elsewhere. */
export interface Storage {
  /**
   * Writes the whole file or nothing, from memory or from another file; `key` is a relative path of `[a-z0-9/._-]`. Throws when
   * the disk is full.
   */
  put(key: string, body: Body): Promise<void>
  /** Returns the file, or null when there is none. */
  get(key: string): Promise<Buffer | null>
  exists(key: string): Promise<boolean>
  remove(key: string): Promise<void>
}

/** Whether a file could not be written because the disk is full. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
