export const en = {
  label: 'Suggestions',
  recent: 'Recent searches',
  clear: 'Clear all',
  places: 'Where and what',
  products: 'Products',
  region: 'Region',
  category: 'Category',
  count_one: '{{count}} suggestion',
  count_other: '{{count}} suggestions',
}

declare global {
  interface TextNamespaces {
    'shop.suggest': typeof en
  }
}
