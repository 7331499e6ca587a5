/**
 * A text as a phone can show it on one line: whole characters, single spaces, no control characters and none that
 * turn the order of letters around. `App` when nothing is left.
 */
export function displayName(text: string): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  return line === '' ? 'App' : line
}
