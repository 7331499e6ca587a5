/** Keeps up to `most` texts that cost something to make; when it is full it begins anew. */
export function createTextCache(most: number): { get: (key: string, make: () => string) => string } {
  const texts = new Map<string, string>()
  return {
    get: (key, make) => {
      const known = texts.get(key)
      if (known !== undefined) return known
      if (texts.size >= most) texts.clear()
      const text = make()
      texts.set(key, text)
      return text
    },
  }
}
