import type { Change } from '@kwiq/app-model'

/** Whether a change adds, changes or takes away. */
export function kindOf(change: Change): 'add' | 'mod' | 'del' {
  if (change.kind.endsWith('-added')) return 'add'
  return change.kind.endsWith('-removed') ? 'del' : 'mod'
}

/** Such as "1 change" and "3 changes". */
export function countWords(count: number, noun = 'change'): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
