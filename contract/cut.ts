/** The beginning of a text, `most` long, and never half of its last letter: half a letter is refused wherever it is sent. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
