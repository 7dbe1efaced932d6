/** Navigation that reloads the whole page. In one place, because the browser of a component test cannot do it. */
export const tab = {
  reload: (): void => location.reload(),
  go: (address: string): void => location.assign(address),
}
