/** Whether an address is one of this machine alone: localhost or a loopback address. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
