/** The first affiliate of the demonstration: its address is the same everywhere. */
export const passAffiliateId = '2b84e6d0-91c7-4f5a-8d3e-60a7c15f9e42'
/** The pending application for a partnership in the demonstration. */
export const passPartnershipId = '6f0d5b1e-93c4-4c0e-9d53-0b6a7c1f2e48'
