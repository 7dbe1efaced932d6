export const en = {
  login: { lead: 'For schools and organizations that apply.', new: 'Is it your first time here?' },
  register: {
    lead: 'One account is for one organization. Colleagues can be invited to an application later.',
    doneText: 'Welcome, {{name}}. You can sign in with {{email}} and begin an application.',
    provided: 'Passing data on to schools and venues that you visit',
  },
  organization: {
    kind: 'What kind of organization is it?',
    name: 'Name of the organization',
    nameHelp: 'As in its documents, in its own script',
    latin: 'Name in Latin letters',
    latinHelp: 'Where the name above is written in other letters',
    country: 'Country',
    representative: 'Representative',
    representativeHelp: 'Who answers for the application, as in the passport',
  },
  kinds: {
    school: { name: 'School', help: 'Primary, middle or high school' },
    university: { name: 'University', help: 'Or a language institute' },
    agency: { name: 'Travel agency', help: 'On behalf of a school' },
    other: { name: 'Other organization', help: 'Youth group, cultural institute …' },
  },
  mypage: {
    title: 'My page',
    hello: '{{name}}, {{of}}',
    links: 'What is yours',
    apply: 'Apply',
    applyText: 'Begin an application or go on with a draft',
    applications: 'My applications',
    applicationsText: 'Their status, what is asked back, reports',
    questions: 'My questions',
    questionsText: 'What you asked the program office, and its answers',
    organization: 'Organization',
    emailHelp: 'You sign in with it. It cannot be changed.',
    language: 'Language of our emails',
    marketing: 'Tell me by email when the program opens',
    save: 'Save',
    saved: 'Saved.',
    closeText: 'What you gave us as an organization is removed, and you are signed out everywhere.',
    closeWarning:
      'Your organization’s data are removed for good. You can no longer open its applications and questions.',
    closed: 'The address is free again: you can register again at any time.',
  },
}

declare global {
  interface TextNamespaces {
    'edu-travel.account': typeof en
  }
}
