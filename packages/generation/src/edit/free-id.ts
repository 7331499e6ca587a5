import { isReservedName } from '@kwiq/app-model'

/** The first of `stem`, `stem-2`, `stem-3` ... that is not taken and may be an id. */
export function freeId(taken: ReadonlySet<string>, stem: string): string {
  let id = stem
  for (let number = 2; taken.has(id) || isReservedName(id); number += 1) id = `${stem}-${number}`
  return id
}
