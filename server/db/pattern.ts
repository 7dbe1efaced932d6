/** Returns a pattern for `ilike` that finds the text anywhere, with its special characters escaped. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
