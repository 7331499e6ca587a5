/** Characters of an instruction that a message quotes. */
const mostCharacters = 80

/**
 * An instruction as part of a line: without line breaks, and without the characters that are not seen or turn the
 * direction of what follows.
 */
export function quotePrompt(prompt: string): string {
  const line = prompt
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  const characters = Array.from(line)
  const quoted =
    characters.length <= mostCharacters
      ? line
      : `${characters
          .slice(0, mostCharacters - 1)
          .join('')
          .trimEnd()}…`
  return `"${quoted}"`
}
