/** A page's path without the secret of a link: whoever reads the reports must not be let in by them. */
export function hideSecrets(pathname: string): string {
  return pathname.replace(/^\/+(review|invite)\/+[^/]+/i, '/$1/…')
}
