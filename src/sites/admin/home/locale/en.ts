export const en = {
  nothing: 'Nothing waits',
}

declare global {
  interface TextNamespaces {
    'admin.home': typeof en
  }
}
