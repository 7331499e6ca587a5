const safeLink = /^(?:https?:\/\/[^\s/]|tel:|mailto:)/i

/** Code points 0 to 32 and 127: browsers skip some of these when they read a scheme, as in `java\tscript:`. */
function hasControlOrEdgeBlank(link: string): boolean {
  if (link !== link.trim()) return true
  for (let index = 0; index < link.length; index += 1) {
    const code = link.charCodeAt(index)
    if (code < 32 || code === 127) return true
  }
  return false
}

/** Whether a link may be opened: https, http, tel or mailto, without control characters or blanks around it. */
export function isSafeLink(link: string): boolean {
  return safeLink.test(link) && !hasControlOrEdgeBlank(link)
}

/** Whether a property of this name holds a link: `href`, `url`, `src`, and names that end in Url or Href. */
export function isLinkKey(key: string): boolean {
  return key === 'href' || key === 'url' || key === 'src' || /(?:Url|URL|Href)$/.test(key)
}
