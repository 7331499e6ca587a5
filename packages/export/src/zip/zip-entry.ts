/** A file to be put into a zip. */
export interface ZipFile {
  /** Relative, with forward slashes: `res/icon.png`. */
  path: string
  bytes: Uint8Array
  /** `bytes` deflated beforehand, taken as they are. */
  deflated?: Uint8Array
  /** `store` where the reader maps the file straight from the archive; deflated otherwise. */
  method?: 'store' | 'deflate'
  /** Of a stored file's data, in bytes; 4 where absent. */
  alignment?: number
  /** Unix permission bits, such as 0o755 for a script; 0o644 where absent. Only unpackers look at it. */
  mode?: number
}

/**
 * Why a path may not stand in an archive, or null. Refuses what could leave the folder it is unpacked to, on
 * any system, and names the zip format cannot hold.
 */
export function checkZipPath(path: string): string | null {
  if (path === '' || path.endsWith('/')) return 'names no file'
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return 'is absolute'
  if (path.includes('\\')) return 'holds a backslash'
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f]/.test(path)) return 'holds a control character'
  if (path.split('/').some((part) => part === '' || part === '.' || part === '..')) return 'is not plain'
  if (new TextEncoder().encode(path).length > 0xffff) return 'is too long'
  return null
}
