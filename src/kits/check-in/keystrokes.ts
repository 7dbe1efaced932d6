/** A scanner types this fast at least, a person never for a whole code, in ms between two keys. */
const fastMs = 60
/** Shorter than this is no code. */
const shortest = 8

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'timeStamp'>

const marks: Record<string, [plain: string, shifted: string]> = { Minus: ['-', '_'], Period: ['.', '>'] }

/**
 * The sign of a key as a scanner means it. Scanners act as American keyboards: where a Korean or French layout or a caps
 * lock makes another letter of it, the place of the key still says which one it is.
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

/** Reads what a USB scanner types: fast keys that end with Enter. Answers the text at its Enter, null at any other key. */
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

/** Where somebody types on purpose; what is only pressed or chosen is no such place. */
const fields = 'textarea, select, input:not([type=radio], [type=checkbox], [type=button], [type=submit], [type=file])'
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(fields))

/** Listens to the whole page for a USB scanner; what is typed in a field is left alone. Answers how to end it. */
export function listenToKeys(onText: (text: string) => void): () => void {
  const read = keystrokeReader()
  const onKey = (event: KeyboardEvent) => {
    if (isField(event.target)) return
    const text = read(event)
    if (text === null) return
    // Or the Enter would press the button that has the focus.
    event.preventDefault()
    event.stopPropagation()
    onText(text)
  }
  addEventListener('keydown', onKey, true)
  return () => removeEventListener('keydown', onKey, true)
}
