export const en = {
  home: 'Seoul Edu Travel',
  title: 'Questions and answers',
  lead: 'What schools and agencies ask us most before they apply, while they do, and after the trip.',
  ask: {
    title: 'You did not find it?',
    text: 'Ask the program office. The answer comes by email and stays on your page.',
    act: 'Ask a question',
  },
}

declare global {
  interface TextNamespaces {
    'edu-travel.faq': typeof en
  }
}
