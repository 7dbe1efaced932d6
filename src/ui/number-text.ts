/**
 * What of a text a number field takes: digits, dot and minus only (product §5). Full-width ones are as good, and what parts thousands or
 * names won and dollars is left out. Null where there is anything else: without it `1e5` would be 15.
 */
export function numberText(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s$₩]/g, '')
    .replace(/\u2212/g, '-')
    .replace(/,(?=\d{3}(?!\d)|$)/g, '')
  return /^[\d.-]*$/.test(plain) ? plain : null
}
