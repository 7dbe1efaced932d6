/**
 * Tokens of mailed links, stored in this tab by key, so that a reload or a sign-in on the way still opens the link. They come in
 * an address's fragment, which browsers send to no server.
 */

/** Returns the token stored under a key, or an empty string. */
export function keptToken(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Stores a token under a key. */
export function keepToken(key: string, token: string): void {
  try {
    sessionStorage.setItem(key, token)
  } catch {
    // Blocked storage costs only the reload.
  }
}

/** Deletes the token under a key. */
export function dropToken(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
