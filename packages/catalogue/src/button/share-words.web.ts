/**
 * Opens what this device shares with; where it has nothing of the kind the words are copied. True when they were
 * copied, which nobody sees; false when it was seen, or is not possible.
 */
export async function shareWords(words: string): Promise<boolean> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ text: words })
      return false
    }
    await navigator.clipboard.writeText(words)
    return true
  } catch {
    // Called off, or not allowed here.
    return false
  }
}
