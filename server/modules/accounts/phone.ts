/**
 * Masks a number, leaving enough for its holder to recognize it: the first three characters and last four digits,
 * `010••••5678`.
 */
export const maskPhone = (phone: string): string =>
  phone.length < 8 ? '•'.repeat(phone.length) : `${phone.slice(0, 3)}${'•'.repeat(4)}${phone.slice(-4)}`
