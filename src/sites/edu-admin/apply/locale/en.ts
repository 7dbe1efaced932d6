export const en = {
  column: {
    number: 'Number',
    organisation: 'Organization',
    status: 'Status',
    arrival: 'Arrival',
    students: 'Students',
    updated_at: 'Last change',
  },
  unnamed: 'Unnamed',
  empty: 'No applications here',
}

declare global {
  interface TextNamespaces {
    'edu-admin.apply': typeof en
  }
}
