/** Formats a number of bytes: "820 kB", "1.4 MB"; `language` as `Intl` knows it. */
export function bytesInWords(bytes: number, language: string): string {
  const [amount, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'kilobyte'] : [bytes / 1024 / 1024, 'megabyte']
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
}
