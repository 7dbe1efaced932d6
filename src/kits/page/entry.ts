/** An entry of a menu. */
export interface Entry {
  path: string
  label: string
  /** Set where the label may be in another language than the page. */
  lang?: string
}
