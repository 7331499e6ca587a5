/** Words Java keeps to itself (JLS 3.9); a package named so does not compile. */
const javaKeywords = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends ' +
    'final finally float for goto if implements import instanceof int interface long native new package private ' +
    'protected public return short static strictfp super switch synchronized this throw throws transient try void ' +
    'volatile while true false null'
  ).split(' '),
)

/** Longest id the resource table's field of 128 units holds, its closing zero counted off. */
const longest = 127

/**
 * Why a text cannot be an application id, in one plain sentence, or null when it can (developer.android.com,
 * "Configure the app module": two or more parts of letters, digits and underscores, each beginning with a
 * letter). Refuses what Google Play refuses as well.
 */
export function checkPackageId(id: string): string | null {
  if (id.length > longest) return `The package id is too long: at most ${longest} characters.`
  const parts = id.split('.')
  if (parts.length < 2)
    return 'The package id needs at least two parts with a dot between, such as com.yourname.app.'
  for (const part of parts) {
    if (part === '') return 'The package id has an empty part: remove the extra dot.'
    if (!/^[a-zA-Z]/.test(part)) return `The part "${part}" of the package id must begin with a letter.`
    if (!/^\w+$/.test(part))
      return `The part "${part}" of the package id may hold letters a to z, digits and _ only.`
    if (javaKeywords.has(part)) return `The part "${part}" of the package id is a word Java keeps to itself.`
  }
  if (/^(android|com\.(android|google|example))(\.|$)/.test(id.toLowerCase())) {
    return 'Package ids of this family are kept for others; begin with a name of your own.'
  }
  return null
}

/** An application id for a project's first build: the app's name as far as it is a to z, and the project's id. */
export function suggestPackageId(appName: string, projectId: string): string {
  const plain = appName
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  const word = plain.replace(/^\d+/, '').slice(0, 30)
  const name = word === '' || javaKeywords.has(word) ? `app${word}` : word
  const unique = projectId
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 12)
  return `app.kwiq.p${unique}.${name}`
}
