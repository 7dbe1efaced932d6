export const en = {
  qr: {
    title: 'Scan a code',
    lead: 'Reads vouchers, products and promotions of Naru.',
    foreign: 'This code is not ours',
    foreignText: 'We have not opened it. This is what it says:',
    guest: 'This is a voucher',
    guestText: 'Sign in to open the reservation that it belongs to, then scan it again.',
    signIn: 'Sign in',
    again: 'Scan another code',
  },
  redirect: {
    title: 'This link leads away from Naru',
    text: 'We do not know this address, so we have not opened it. Only go there if you trust whoever gave it to you.',
    target: 'The link asks for',
    none: 'This link does not say where it leads',
    noneText: 'It may have been cut off. Ask for it again, or start from our first page.',
    home: 'To the first page',
  },
}

declare global {
  interface TextNamespaces {
    'shop.scan': typeof en
  }
}
