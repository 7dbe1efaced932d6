export const en = {
  sections: 'Sections of the desk',
  person: { menu: 'My account', signOut: 'Sign out' },
  list: {
    search: 'Search: {{what}}',
    all: 'All',
    reset: 'Clear filters',
    look: 'Columns',
    columns: 'Columns shown',
    density: 'Rows',
    compact: 'Compact',
    roomy: 'Roomy',
    choose: 'Choose {{name}}',
    choosePage: 'Choose all on this page',
    count_one: '{{count}} entry',
    count_other: '{{count}} entries',
    empty: 'Nothing here',
    emptyFiltered: 'Nothing matches these filters.',
    pages: 'Pages of the list',
    next: 'Next',
    previous: 'Previous',
  },
  views: {
    title: 'Views',
    none: 'Keep filters, order and columns under a name to come back to them.',
    name: 'Name of this view',
    save: 'Save',
    remove: 'Remove the view {{name}}',
  },
  export: {
    start: 'Export',
    running: 'Exporting',
    stop: 'Stop the export',
    done: 'The list has been saved as a spreadsheet.',
    failed: 'The export did not work. Please try again.',
  },
  chosen: {
    label: 'Chosen',
    some_one: '{{count}} chosen',
    some_other: '{{count}} chosen',
    all_one: 'All {{count}} that match are chosen',
    all_other: 'All {{count}} that match are chosen',
    chooseAll_one: 'Choose all {{count}} that match',
    chooseAll_other: 'Choose all {{count}} that match',
    clear: 'Choose none',
  },
  keys: {
    title: 'Keyboard',
    next: 'Next row',
    previous: 'Previous row',
    choose: 'Choose the row',
    open: 'Open the row',
    search: 'Search',
    help: 'This help',
  },
  changed: {
    title: 'Somebody else has changed this',
    text: 'You see it as it is now. What you have typed is still here.',
    seen: 'Got it',
  },
  noRole: {
    title: 'This page is not open to your account',
    text: 'You are signed in as {{name}}, whose role does not open this page. Ask an operator for the role, or sign in with another account.',
    other: 'Sign in with another account',
  },
}

declare global {
  interface TextNamespaces {
    desk: typeof en
  }
}
