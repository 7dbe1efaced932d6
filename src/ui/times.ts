/** 1, 2, … `count`. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)
