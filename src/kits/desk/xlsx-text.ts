/** Characters XML does not allow: control characters and lone surrogates. */
export const unwritable = /[^\t\n\r\P{Cc}]|\p{Cs}|[\ufffe\uffff]/gu
