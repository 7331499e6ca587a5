const served =
  /\b(?:app|client|front ?end|wrapper|companion|reader|viewer) (?:for|to|of) (?:the )?((?:\p{Lu}[\p{L}\d.+-]*|\d+)(?: (?:\p{Lu}[\p{L}\d.+-]*|\d+))*)/u
const longest = 20

/** The name of what an app is a client for ("unofficial app for the Open Hive platform"); undefined where none stands there. */
export function servedName(text: string): string | undefined {
  const [, name] = served.exec(text) ?? []
  return name && name.length <= longest ? name : undefined
}
