/** A bare floor is let from so many square meters on (product §9). */
export const rawSquareMeters = 36
