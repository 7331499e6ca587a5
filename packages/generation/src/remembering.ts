/**
 * A function that keeps what it found for the last texts it was given: the parts of a plan ask for the same reading of
 * one text again and again. `read` depends on its text alone, and nobody changes what it returns; of more than `most`
 * texts it forgets all and starts anew, so that a server that runs for months holds no more.
 */
export function remembering<Found extends {} | null>(
  most: number,
  read: (text: string) => Found,
): (text: string) => Found {
  const known = new Map<string, Found>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = read(text)
    if (known.size >= most) known.clear()
    known.set(text, found)
    return found
  }
}
