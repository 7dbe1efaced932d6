export const en = {
  how: {
    title: 'How it works',
    columns: 'Fill in the template, one company a row. Columns with a star are needed.',
    words:
      'Choices may be written in English or Korean, as the registration form has them; several with commas between them.',
    invited:
      'Each company gets an email with a link that is good for {{days}} days, sets a password, completes its profile and sends its registration.',
    nothing: 'Up to {{most}} companies. Nothing is taken in before you have seen what was read.',
  },
  template: {
    button: 'Download template',
    file: 'Fair participants',
    failed: 'The template could not be made. Please try again.',
  },
  file: { title: 'Sheet', label: 'Spreadsheet (.xlsx)', reading: 'Reading the sheet' },
  unread: {
    unreadable: 'This file could not be read. Please save it as .xlsx and try again.',
    empty: 'There are no rows under the heads.',
    tooMany: 'There are more than {{most}} rows. Please divide the sheet.',
  },
  missing: 'These columns are missing: {{columns}}. Please use the template.',
  found_one: '{{file}}: {{count}} company can be taken in',
  found_other: '{{file}}: {{count}} companies can be taken in',
  bad: {
    title: 'Some cells cannot be taken in',
    text: '{{count}} cells in {{rows}} rows. Correct them and choose the file again, or leave these rows out.',
    row: 'Row',
    column: 'Column',
    cell: 'Cell',
    reason: 'What is wrong',
    empty: 'empty',
  },
  take: {
    all_one: 'Take in {{count}} company',
    all_other: 'Take in {{count}} companies',
    some_one: 'Leave the others out and take in {{count}} company',
    some_other: 'Leave the others out and take in {{count}} companies',
    ask_one: 'Take in and invite {{count}} company?',
    ask_other: 'Take in and invite {{count}} companies?',
    text: 'Each gets an invitation by email at once.',
    leaveOut_one: 'Each gets an invitation by email at once. {{count}} row is left out.',
    leaveOut_other: 'Each gets an invitation by email at once. {{count}} rows are left out.',
  },
  created_one: '{{count}} company was taken in and invited.',
  created_other: '{{count}} companies were taken in and invited.',
  column: {
    side: 'Side',
    company_en: 'Company in English',
    company_ko: 'Company in Korean',
    name_en: 'Name in English',
    name_ko: 'Name in Korean',
    email: 'Email',
    mobile: 'Mobile phone',
    country: 'Country',
    sector: 'Sector',
    buyer_type: 'Kind of buyer',
    employees: 'Employees',
    lang: 'Language of emails',
    position: 'Position',
    city: 'City',
    address_en: 'Address in English',
    homepage: 'Website',
    main_business_en: 'Main business in English',
    wanted_sectors: 'Looks for (sectors)',
    languages: 'Languages for meetings',
  },
}

declare global {
  interface TextNamespaces {
    'fair.desk-import': typeof en
  }
}
