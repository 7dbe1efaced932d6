/** The texts that pages of one kind load, named once. */
export const account = ['shop.account', 'refusal']
export const signing = [...account, 'shop.social']
export const purchase = ['shop.purchase', 'booking', 'refusal']
export const booked = [...purchase, 'shop.booking']
export const quotations = [...purchase, 'board', 'shop.quotation']
export const reviews = ['shop.review', 'refusal']
export const help = ['shop.board', 'board']
export const inquiries = [...help, 'refusal']
