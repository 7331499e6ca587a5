import { GroupLists, LetterGroups } from './letter-groups.ts'
import { sureGroupsOf } from './sure-groups.ts'

/** Groups of letters that any text has which a pattern matches: of each list one string. */
type Needed = readonly (readonly number[])[]

const known = new WeakMap<RegExp, Needed>()
/** By what is written: patterns within functions are made anew at each call. */
const knownSources = new Map<string, Needed>()
const mostSources = 20_000

function neededBy(form: RegExp): Needed {
  const before = known.get(form)
  if (before) return before
  const source = form.multiline ? `${form.source}/m` : form.source
  let found = knownSources.get(source)
  if (!found) {
    found = sureGroupsOf(form)
    if (knownSources.size >= mostSources) knownSources.clear()
    knownSources.set(source, found)
  }
  known.set(form, found)
  return found
}

/** Patterns asked for one behind the other: those that may match a text are found before any of them is looked at. */
export class PatternTable {
  readonly #first: GroupLists

  constructor(forms: readonly RegExp[]) {
    this.#first = new GroupLists(forms.map((form) => neededBy(form)[0]))
  }

  /** The place of the first from a place on that a text may have; behind the last where there is none. */
  next(text: LetterGroups, from: number): number {
    return this.#first.next(text, from)
  }
}

/**
 * Whether a pattern may match a text, which is asked for its groups of letters only where the pattern needs some: false
 * where words it needs are missing. To look for their letters takes a hundredth of the time V8 needs to compile a
 * pattern, and most patterns meet no text that has theirs.
 */
export function mayMatch(form: RegExp, text: { groups: LetterGroups }): boolean {
  const needed = neededBy(form)
  if (needed.length === 0) return true
  const { groups } = text
  for (const one of needed) if (!groups.mayHaveOne(one)) return false
  return true
}
