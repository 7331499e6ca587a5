/** Parts that apps of any kind have: their words mean the same wherever they stand. */
export const anyKind = 'any'
