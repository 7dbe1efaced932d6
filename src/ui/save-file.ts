/** Lets the browser save a text as a file of that name. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser takes what it needs while the link is pressed.
  setTimeout(() => URL.revokeObjectURL(url))
}
