/** Whether an address only leads to the very machine it is opened on. */
export function isLocalAddress(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname)
}
