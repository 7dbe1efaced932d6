/** The values of the shop's welcome mail for a person of this name. */
export const aWelcome = (name: string) => ({ name, site: 'shop', path: '/main', gifts: 'here' }) as const
