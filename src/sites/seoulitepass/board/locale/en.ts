export const en = {
  notice: { lead: 'Opening hours, new places and everything else that changes.', back: 'All notices' },
  things: { lead: 'What Seoul is like in each season, and where to go with your pass.', back: 'All stories' },
  faq: { lead: 'About passes, what happens at the door, and refunds.', more: 'Your question isn’t here?' },
}

declare global {
  interface TextNamespaces {
    'seoulitepass.board': typeof en
  }
}
