/** The longest gap between two keys of a scanner, in ms; no one types a whole code this fast. */
const fastMs = 60
/** Anything shorter is not a code. */
const shortest = 8

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'timeStamp'>

const marks: Record<string, [plain: string, shifted: string]> = { Minus: ['-', '_'], Period: ['.', '>'] }

/**
 * Returns the character a scanner means by a key. Scanners act as American keyboards: where a Korean or French layout or caps
 * lock turns it into another letter, the key's position still identifies it.
 */
function signOf({ key, code, shiftKey }: Key): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return shiftKey ? letter : letter.toLowerCase()
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  if (digit && !shiftKey) return digit
  const mark = marks[code]
  if (mark) return mark[shiftKey ? 1 : 0]
  return key.length === 1 ? key : ''
}

/**
 * Reads what a USB scanner types: fast keys that end with Enter. The reader returns the text at Enter, and null at any other key.
 */
export function keystrokeReader(): (key: Key) => string | null {
  let text = ''
  let last = Number.NEGATIVE_INFINITY
  return (key) => {
    const isFast = key.timeStamp - last <= fastMs
    if (['Shift', 'CapsLock', 'Alt', 'Control', 'Meta'].includes(key.key)) return null
    last = key.timeStamp
    if (!isFast) text = ''
    if (key.key !== 'Enter') {
      text += signOf(key)
      return null
    }
    const read = text
    text = ''
    return read.length >= shortest ? read : null
  }
}

/** Fields the user types into; buttons and choices are not among them. */
const fields = 'textarea, select, input:not([type=radio], [type=checkbox], [type=button], [type=submit], [type=file])'
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(fields))

/** Listens to the whole page for a USB scanner, ignoring keys typed into a field. Returns the unsubscribe function. */
export function listenToKeys(onText: (text: string) => void): () => void {
  const read = keystrokeReader()
  const onKey = (event: KeyboardEvent) => {
    if (isField(event.target)) return
    const text = read(event)
    if (text === null) return
    // Otherwise Enter would press the focused button.
    event.preventDefault()
    event.stopPropagation()
    onText(text)
  }
  addEventListener('keydown', onKey, true)
  return () => removeEventListener('keydown', onKey, true)
}
