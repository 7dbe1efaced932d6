/** The first `most` characters of a text, without splitting a surrogate pair: half a pair is refused wherever it is sent. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
