/** Shorter stems are one letter away from too many other words. */
const shortest = 6

/** Whether a word begins with a stem but for one slip of the hand: a letter too few, too many, another, or two turned. */
export function beginsNear(word: string, stem: string): boolean {
  if (stem.length < shortest || word.length < stem.length - 1) return false
  let at = 0
  while (at < stem.length && word[at] === stem[at]) at += 1
  if (at === 0) return false
  const rest = (from: number) => stem.slice(from)
  return (
    word.startsWith(rest(at + 1), at) ||
    word.startsWith(rest(at), at + 1) ||
    word.startsWith(rest(at + 1), at + 1) ||
    (word[at] === stem[at + 1] && word[at + 1] === stem[at] && word.startsWith(rest(at + 2), at + 2))
  )
}
