/** A name as it is stored: in composed characters, trimmed, with single spaces. */
export const spelled = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim()

/** Names with the same result are one name: case, spaces and the form of the characters do not distinguish them. */
export const plainName = (name: string): string => spelled(name).toLowerCase()
