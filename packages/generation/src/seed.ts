/** A 32-bit hash of a text (FNV-1a), so that the same description always makes the same choices. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  }
  return hash >>> 0
}

/** One of `choices`, always the same for the same seed and key. `choices` must not be empty. */
export function pickBySeed<Choice>(
  seed: number,
  key: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices[hashText(`${seed}/${key}`) % choices.length] ?? choices[0]
}
