/** Square meters from which a bare floor is let (product §9). */
export const rawSquareMeters = 36
