/** Returns the characters that a number field accepts: digits, also full-width ones, dot and minus only (product §5). */
export const numberText = (text: string): string => text.normalize('NFKC').replace(/[^\d.-]/g, '')
