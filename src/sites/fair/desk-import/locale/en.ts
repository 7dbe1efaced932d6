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
    nothing: 'Up to {{most}} companies at a time. Nothing is imported until you have checked what was read.',
  },
  template: { file: 'Fair participants' },
  file: { title: 'File' },
  found_one: '{{file}}: {{count}} company can be imported',
  found_other: '{{file}}: {{count}} companies can be imported',
  again_one: '{{count}} of them is from a former year and is invited with its account and last profile.',
  again_other: '{{count}} of them are from former years and are invited with their accounts and last profiles.',
  bad: {
    text: '{{count}} cells in {{rows}} rows. Correct them and choose the file again, or leave these rows out.',
  },
  take: {
    all_one: 'Import {{count}} company',
    all_other: 'Import {{count}} companies',
    some_one: 'Leave out the others and import {{count}} company',
    some_other: 'Leave out the others and import {{count}} companies',
    ask_one: 'Import and invite {{count}} company?',
    ask_other: 'Import and invite {{count}} companies?',
    text: 'Each company gets an invitation by email right away.',
    leaveOut_one: 'Each company gets an invitation by email right away. {{count}} row is left out.',
    leaveOut_other: 'Each company gets an invitation by email right away. {{count}} rows are left out.',
  },
  created_one: '{{count}} company was imported and invited.',
  created_other: '{{count}} companies were imported and invited.',
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
