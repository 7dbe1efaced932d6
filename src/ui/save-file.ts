/** Type of a calendar file (iCalendar). */
export const calendarType = 'text/calendar;charset=utf-8'

/** Saves bytes under a file name, as if a download link had been pressed. */
export function saveFile(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Not before the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
