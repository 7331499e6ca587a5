/** The first of `stem`, `stem-2`, `stem-3` ... that is not taken. */
export function freeId(taken: ReadonlySet<string>, stem: string): string {
  let id = stem
  for (let number = 2; taken.has(id); number += 1) id = `${stem}-${number}`
  return id
}
