/** `address` when it is an https address that can be put into the page, else undefined. */
export function safeWebAddress(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const url = URL.parse(address.trim())
  return url?.protocol === 'https:' && url.hostname !== '' ? url.href : undefined
}
