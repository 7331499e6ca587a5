/** What may be named in a description, by the words that name it. */
export type Nameable = readonly (readonly [form: RegExp, name: string])[]

/** Those of some things that a description names; all of them, up to `most`, where it names none. */
export function namedIn(text: string, known: Nameable, most = 6): string[] {
  const named = known.filter(([form]) => form.test(text)).map(([, name]) => name)
  return (named.length > 0 ? named : known.map(([, name]) => name)).slice(0, most)
}

/** The same with those that are not named behind, so that there are never only one or two. */
export function namedFirst(text: string, known: Nameable, most = 6): string[] {
  const named = namedIn(text, known, most)
  return [...new Set([...named, ...known.map(([, name]) => name)])].slice(0, most)
}
