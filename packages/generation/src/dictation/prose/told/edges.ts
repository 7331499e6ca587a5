/** Where what is told of a part ends. */
export const end = '(?=[,.;]|$| and (?!\\p{L}+$))'
/** Where a part begins. */
export const start = '(?<=^|[,;:.] |\\b(?:and|shows|with|are|below it) )'
