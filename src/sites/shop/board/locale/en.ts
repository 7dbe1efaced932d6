export const en = {
  home: 'Home',
  help: {
    title: 'Help',
    lead: 'Answers to what travelers ask us most, and what is new at Naru.',
    overview: 'Overview',
    notices: 'Latest notices',
    questions: 'Asked most often',
    more: 'See all',
    contact: 'Contact us',
  },
  about: {
    notice: 'Changes to our service, holidays and everything else you should know before you travel.',
    press: 'What Naru tells the press.',
    event: 'Offers for your trip to Korea, and until when they run.',
    faq: 'Short answers on reservations, payment, refunds, points and the day of your tour.',
  },
  ask: {
    title: 'You did not find it?',
    text: 'Write to us at any hour. We answer on the next working day in Seoul.',
    act: 'Write to us',
    mine: 'My inquiries',
  },
  contact: {
    title: 'My inquiries',
    lead: 'Your questions to us, and our replies.',
    write: 'New inquiry',
  },
  register: {
    title: 'Contact us',
    lead: 'Tell us what you would like to know. We answer on the next working day in Seoul.',
    before: 'Perhaps it is answered already',
    guest: 'You are writing without signing in, so our reply comes by email only.',
    guestText: 'Sign in to follow the conversation here. What you have typed stays.',
    signIn: 'Sign in',
    sentText: 'Your number is {{number}}. We have confirmed it to {{email}}, and our reply goes there too.',
    sentBack: 'Back to Help',
    sentAgain: 'Write another inquiry',
  },
  post: { list: 'Back to {{board}}' },
  detail: { back: 'My inquiries' },
}

declare global {
  interface TextNamespaces {
    'shop.board': typeof en
  }
}
