/** A pattern for `ilike` that finds the text anywhere, whatever signs of a pattern it holds. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
