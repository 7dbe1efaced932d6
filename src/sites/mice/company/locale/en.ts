export const en = {
  title: 'Exhibitors',
  lead: 'Find an exhibitor by name, sector or booth number. The floor plan shows the way from the entrance to the booth.',
  search: 'Find an exhibitor',
  placeholder: 'Name, booth number or service',
  sectors: 'Sectors',
  all: 'All',
  onlySaved: 'Saved ({{count}})',
  halls: 'Halls',
  at: '{{company}}: booth {{booth}}, {{hall}}',
  route: 'Your route through {{hall}}',
  routeText: 'From the entrance to your saved exhibitors, each time to the nearest one.',
  count_one: '{{count}} exhibitor',
  count_other: '{{count}} exhibitors',
  none: 'Exhibitors will appear here once they are confirmed',
  notFound: 'No exhibitors match your search',
  showOnPlan: 'Show on the plan',
  clear: 'Clear search',
  noBooth: 'Booth to be announced',
  save: 'Save',
  saved: 'Saved',
  saveOf: 'Save: {{company}}',
}

declare global {
  interface TextNamespaces {
    'mice.company': typeof en
  }
}
