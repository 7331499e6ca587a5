/** SHA-256 of shell/classes.dex, written by scripts/build-shell.ts. */
export const shellDexSha256 = 'a0a638b329a0cb9f019dd83dcff264450043c6ac1f84673133796743144a1a62'
