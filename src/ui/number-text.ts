/** Returns the characters that a number field accepts: digits, dot and minus only (product §5). */
export const numberText = (text: string): string => text.replace(/[^\d.-]/g, '')
