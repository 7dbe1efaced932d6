export const en = {
  sections: 'Sections of the desk',
  person: { menu: 'My account', signOut: 'Sign out' },
  changed: {
    title: 'Somebody else has changed this',
    text: 'You see it as it is now. What you have typed is still here.',
    seen: 'Got it',
  },
  blocks: {
    insert: 'Insert text block',
    title: 'Text blocks',
    search: 'Search text blocks',
    found_one: '{{count}} text block',
    found_other: '{{count}} text blocks',
    none: 'No text block found',
    new: 'New text block',
    edit: 'Edit text block',
    editOne: 'Edit “{{title}}”',
    removeOne: 'Delete “{{title}}”',
    removeAsk: 'Delete “{{title}}”?',
    removeText: 'It will be gone for everybody at this desk. What was sent with it stays.',
    removed: 'The text block was deleted.',
    saved: 'The text block was saved.',
    save: 'Save',
    cancel: 'Cancel',
    name: { en: 'Title in English', ko: 'Title in Korean' },
    text: { en: 'Text in English', ko: 'Text in Korean' },
    placeholders: 'These are filled in where they are known:',
    changed: 'Somebody else has saved this text block meanwhile',
    keep: 'Use my version',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'What you have typed is kept in this tab until you close it.',
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
