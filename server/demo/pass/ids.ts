/** The first affiliate of the demonstration: its address is the same everywhere. */
export const passAffiliateId = '2b84e6d0-91c7-4f5a-8d3e-60a7c15f9e42'
