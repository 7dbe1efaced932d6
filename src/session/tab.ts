/** What reloads a whole page. One place, because the browser of a component test cannot. */
export const tab = {
  reload: (): void => location.reload(),
  go: (address: string): void => location.assign(address),
}
