/** A CSS colour written as #rgb, #rrggbb or rgb(r, g, b), as #rrggbb; null for anything else. */
export function readColor(text: string | null): string | null {
  const written = text?.trim().toLowerCase() ?? ''
  if (/^#[0-9a-f]{6}$/.test(written)) return written
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(written)
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(written)
  const channels = parts?.slice(1).map(Number)
  if (!channels || channels.some((channel) => channel > 255)) return null
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Whether a colour is neither grey nor near black or white: one that can stand for a site. */
export function isColorful(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return Math.max(red, green, blue) - Math.min(red, green, blue) >= 40
}
