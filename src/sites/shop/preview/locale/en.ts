export const en = {
  stays: 'This is a preview: nothing can be bought here, and links do not lead anywhere.',
}

declare global {
  interface TextNamespaces {
    'shop.preview': typeof en
  }
}
