import 'i18next'

declare global {
  /** The texts by namespace: each `en.ts` adds its own. */
  interface TextNamespaces {}
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false
    returnNull: false
    resources: TextNamespaces
  }
}
