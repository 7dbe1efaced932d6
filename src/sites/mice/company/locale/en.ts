export const en = {
  title: 'Exhibitors',
  lead: 'Find a company by name, by what it does or by its booth. The plan shows the way from the doors.',
  search: 'Find an exhibitor',
  placeholder: 'Name, booth or what you need',
  sectors: 'What they do',
  all: 'All',
  onlySaved: 'Saved ({{count}})',
  halls: 'Halls',
  at: '{{company}}: booth {{booth}}, {{hall}}',
  count_one: '{{count}} company',
  count_other: '{{count}} companies',
  none: 'Exhibitors are shown here as soon as they are certain',
  notFound: 'No company has that',
  clear: 'Clear search',
  noBooth: 'Booth follows',
  save: 'Save',
  saved: 'Saved',
  saveOf: 'Save: {{company}}',
}

declare global {
  interface TextNamespaces {
    'mice.company': typeof en
  }
}
