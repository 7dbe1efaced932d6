/** Posts are opened one by one; questions are listed with their answers. */
export const boardShapes = ['posts', 'questions'] as const
export type BoardShape = (typeof boardShapes)[number]
