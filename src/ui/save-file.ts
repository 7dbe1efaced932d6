/** Type of a calendar file (iCalendar). */
export const calendarType = 'text/calendar;charset=utf-8'

/** Lets the browser keep bytes under a name, as if a link to them had been pressed. */
export function saveFile(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
