export const en = {
  anySite: 'Any site',
  column: { site: 'Site' },
  site: { shop: 'Shop', 'edu-travel': 'Education travel', seoulitepass: 'Seoulite Pass' },
}

declare global {
  interface TextNamespaces {
    'admin.inquiries': typeof en
  }
}
