/** Posts are opened one by one; questions are read with their answers where they are listed. */
export const boardShapes = ['posts', 'questions'] as const
export type BoardShape = (typeof boardShapes)[number]
