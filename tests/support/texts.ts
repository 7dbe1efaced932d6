type Texts = Record<string, string | Record<string, string>>

/** The texts of a kit combined with a site's, section by section; the site's own texts win. */
export function both<K extends Texts, S extends Texts>(kit: K, site: S): K & S {
  const merged: Texts = { ...kit }
  for (const [section, texts] of Object.entries(site)) {
    const ofKit = kit[section]
    merged[section] = typeof ofKit === 'object' && typeof texts === 'object' ? { ...ofKit, ...texts } : texts
  }
  return merged as K & S
}
