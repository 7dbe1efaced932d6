/** What the shop's welcome mail is filled with for somebody of this name. */
export const aWelcome = (name: string) => ({ name, site: 'shop', path: '/main', gifts: 'here' }) as const
