const open = new Set<() => void>()

/** Registers an open tab: it is closed with the test by calling `stop`. */
export const tabOpened = (stop: () => void): void => void open.add(stop)

/** Closes all tabs. An open tab runs by the clock that the test has set. */
export function closeTabs(): void {
  for (const stop of open) stop()
  open.clear()
}
