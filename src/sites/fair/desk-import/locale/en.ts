export const en = {
  how: {
    title: 'How it works',
    columns: 'Fill in the template, one company per row. Columns marked with an asterisk are required.',
    words:
      'Write choices in English or Korean, exactly as on the registration form. Separate several choices with commas.',
    invited:
      'Each company gets an email with a link that works for {{days}} days. There it sets a password, completes its profile and sends its registration.',
    again:
      'A company of a former year keeps its account and its last profile; empty cells change nothing in it. It is asked to sign in, check its profile and send its registration.',
    edit: 'To change registered companies, save this year’s companies, edit the file and choose it here. Rows are matched by email address; empty cells change nothing.',
    nothing: 'Up to {{most}} companies at a time. Nothing is imported until you have checked what was read.',
  },
  template: { file: 'Fair participants' },
  file: { title: 'File' },
  save: { button: 'Save this year’s companies' },
  found: {
    added_one: '{{count}} company is new this year and will be invited.',
    added_other: '{{count}} companies are new this year and will be invited.',
    again_one: '{{count}} of them is from a former year and is invited with its account and last profile.',
    again_other: '{{count}} of them are from former years and are invited with their accounts and last profiles.',
    changed_one: '{{count}} registered company will be changed.',
    changed_other: '{{count}} registered companies will be changed.',
    same_one: '{{count}} company is unchanged.',
    same_other: '{{count}} companies are unchanged.',
  },
  line: 'Row',
  company: 'Company',
  changes: {
    caption: 'What will change',
    column: 'Column',
    now: 'Now',
    after: 'After the import',
    empty: 'empty',
  },
  added: { caption: 'Who will be invited', kind: 'Known', new: 'New', former: 'From a former year' },
  bad: {
    text: '{{count}} cells in {{rows}} rows. Correct them and choose the file again, or leave these rows out.',
  },
  take: {
    add_one: 'invite {{count}} company',
    add_other: 'invite {{count}} companies',
    change_one: 'change {{count}} company',
    change_other: 'change {{count}} companies',
    all: 'Import: {{work}}',
    some: 'Leave out the invalid rows and import: {{work}}',
    ask: 'Import now: {{work}}?',
    mails: 'Each invited company gets an email right away.',
    noMails: 'Changed companies get no email.',
    leaveOut_one: '{{count}} row is left out.',
    leaveOut_other: '{{count}} rows are left out.',
  },
  created_one: '{{count}} company was imported and invited.',
  created_other: '{{count}} companies were imported and invited.',
  changed_one: '{{count}} company was changed.',
  changed_other: '{{count}} companies were changed.',
  column: {
    side: 'Role',
    company_en: 'Company in English',
    company_ko: 'Company in Korean',
    name_en: 'Name in English',
    name_ko: 'Name in Korean',
    email: 'Email',
    mobile: 'Mobile phone',
    country: 'Country',
    sector: 'Sector',
    buyer_type: 'Buyer type',
    employees: 'Employees',
    lang: 'Email language',
    position: 'Position',
    city: 'City',
    address_en: 'Address in English',
    homepage: 'Website',
    main_business_en: 'Main business in English',
    wanted_sectors: 'Looking for (sectors)',
    languages: 'Languages for meetings',
  },
}

declare global {
  interface TextNamespaces {
    'fair.desk-import': typeof en
  }
}
