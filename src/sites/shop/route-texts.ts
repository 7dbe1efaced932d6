/** The texts that pages of several sections load. */
export const account = ['account', 'shop.account', 'refusal']
export const signing = [...account, 'shop.social']
export const purchase = ['shop.purchase', 'booking', 'refusal']
