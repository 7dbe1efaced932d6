/** What of a text a number field takes: digits, dot and minus only (product §5). */
export const numberText = (text: string): string => text.replace(/[^\d.-]/g, '')
