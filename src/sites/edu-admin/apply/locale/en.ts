export const en = {
  column: {
    number: 'Number',
    organization: 'Organization',
    status: 'Status',
    status_at: 'In status since',
    country: 'Country',
    assignees: 'Assigned to',
    arrival: 'Arrival',
    departure: 'Departure',
    students: 'Students',
    contact_email: 'Email address',
    granted_won: 'Granted',
    updated_at: 'Last change',
  },
  unnamed: 'Unnamed',
  late: 'Late',
  searched: 'Number, organization, email',
  filter: {
    year: 'Year',
    anyYear: 'Any year',
    country: 'Country',
    anyCountry: 'Any country',
    arrival: 'Month of arrival',
    anyArrival: 'Any arrival',
    waiting: 'Waiting for us',
    anyWaiting: 'Waiting or not',
    days_one: 'Waiting {{count}} day or more',
    days_other: 'Waiting {{count}} days or more',
    anyAssigned: 'Assigned or not',
    me: 'Assigned to me',
    nobody: 'Not assigned',
    late: 'Late',
  },
  start: {
    button: 'Start review',
    ask_one: 'Start the review of {{count}} application?',
    ask_other: 'Start the review of {{count}} applications?',
    text: 'Those that are not waiting to be reviewed stay as they are.',
    done_one: 'The review of {{count}} application has begun.',
    done_other: 'The review of {{count}} applications has begun.',
    someDone_one: 'The review of {{count}} application has begun. {{skipped}} were not waiting for it.',
    someDone_other: 'The review of {{count}} applications has begun. {{skipped}} were not waiting for it.',
  },
}

declare global {
  interface TextNamespaces {
    'edu-admin.apply': typeof en
  }
}
