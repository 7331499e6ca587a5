/**
 * A text as a phone can show it on one line: whole characters, no control characters, single spaces. `App` when
 * nothing is left.
 */
export function displayName(text: string): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  return line === '' ? 'App' : line
}
