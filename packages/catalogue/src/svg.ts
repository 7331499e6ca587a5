/**
 * Guards for SVG made as strings. The strings end in innerHTML, so nothing a document says may leave its
 * attribute: colours and numbers are checked, words are escaped.
 */

const colorForm = /^(?:#[0-9a-fA-F]{3,8}|rgba?\([\d\s.,%]{1,40}\)|[a-zA-Z]{1,24})$/

/** `value` when it is a colour (hex, rgb(), a name), else `fallback`. */
export function safeColor(value: unknown, fallback = '#808080'): string {
  return typeof value === 'string' && colorForm.test(value) ? value : fallback
}

/** `value` rounded to three places when it is a finite number, else `fallback`. */
export function safeNumber(value: unknown, fallback = 0): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value * 1000) / 1000 : fallback
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for SVG content or a double-quoted attribute. Control characters that XML forbids are dropped. */
export function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
  )
}
