const open = new Set<() => void>()

/** A tab is open: it is closed with the test, by what stops it. */
export const tabOpened = (stop: () => void): void => void open.add(stop)

/** Closes all tabs. While one is open it goes by the clock that the test has set. */
export function closeTabs(): void {
  for (const stop of open) stop()
  open.clear()
}
