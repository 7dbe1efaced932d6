/** Turns attached files into the fields of a call. */
export const asFields = ([file_1, file_2, file_3]: readonly File[]) => ({ file_1, file_2, file_3 })
