export const en = {
  title: 'Your ticket',
  opening: 'Opening your ticket',
  code: 'QR code of reservation {{number}}',
  number: 'Reservation number',
  show: 'Show this code at the gate',
  showText:
    'Turn the screen to full brightness. The code is good for your whole party, who may arrive one after another.',
  departure: 'Departure',
  meeting: 'Meeting point',
  option: 'Option',
  party: 'Party',
  travelers_one: '{{count}} traveler',
  travelers_other: '{{count}} travelers',
  person: 'Representative',
  staff: 'For drivers and guides',
  offline: 'Once open, it needs no connection. Leave this page open on your way to the gate.',
  print: 'Print or save as PDF',
  reservation: 'See the reservation',
  failed: 'The ticket could not be loaded',
  unpaidTitle: 'There is no ticket yet',
  unpaid: 'It is here as soon as the reservation is paid.',
  cancelledTitle: 'This ticket is no longer good',
  cancelled: 'This reservation is canceled or being canceled, so nobody is let in with it.',
  otherTitle: 'Another reservation is open here',
  other: 'The address of this page is not that of the reservation that is open in this tab.',
  otherOpen: 'Show the ticket of the open reservation',
  shutTitle: 'Guests: open the link in your email',
  shut: 'It shows your ticket with the QR code. A reservation number alone shows nothing to anybody.',
  find: 'Find your reservation',
  signIn: 'Staff sign-in',
  ended:
    'This link no longer opens a ticket. It has run out, or was disabled. Find the reservation by its number and your email address instead.',
}

declare global {
  interface TextNamespaces {
    'apec.ticket': typeof en
  }
}
