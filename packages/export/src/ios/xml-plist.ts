/** A value of an XML property list. */
export type XmlPlistValue = string | boolean | number | XmlPlistValue[] | { [key: string]: XmlPlistValue }

/** An XML property list, as Info.plist and entitlements are written (Apple, PropertyList-1.0.dtd). */
export function writeXmlPlist(value: XmlPlistValue): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
${writeValue(value, '')}
</plist>
`
}

function writeValue(value: XmlPlistValue, indent: string): string {
  const deeper = `${indent}\t`
  if (typeof value === 'string') return `${indent}<string>${escape(value)}</string>`
  if (typeof value === 'boolean') return `${indent}<${value}/>`
  if (typeof value === 'number') return `${indent}<integer>${Math.trunc(value)}</integer>`
  if (Array.isArray(value)) {
    if (value.length === 0) return `${indent}<array/>`
    return `${indent}<array>\n${value.map((item) => `${writeValue(item, deeper)}\n`).join('')}${indent}</array>`
  }
  const entries = Object.entries(value)
  if (entries.length === 0) return `${indent}<dict/>`
  const lines = entries.map(
    ([key, item]) => `${deeper}<key>${escape(key)}</key>\n${writeValue(item, deeper)}\n`,
  )
  return `${indent}<dict>\n${lines.join('')}${indent}</dict>`
}

/** XML 1.0 has no way to write most control characters and lone surrogates: they are left out. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}--[\t\n\r]]|[\uFFFE\uFFFF]/gv, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
