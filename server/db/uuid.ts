/** Whether a text is an id as PostgreSQL writes a `uuid`: comparing any other text with such a column fails. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
