export const en = {
  title: 'Wishlist',
  lead: 'What you marked with a heart, with prices and seats as they are now.',
  count_one: '{{count}} product',
  count_other: '{{count}} products',
  empty: 'Nothing here yet',
  emptyText: 'Tap the heart on a tour and it waits for you here.',
  discover: 'Discover tours',
  removed: '“{{name}}” was removed.',
  undo: 'Undo',
  soldOut: 'Sold out',
  closed: 'No longer on sale',
}

declare global {
  interface TextNamespaces {
    'shop.wishlist': typeof en
  }
}
