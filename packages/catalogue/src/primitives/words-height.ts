import type { TextVariant } from '../theme/types.ts'
import type { Layout } from './layout.ts'
import { typeStyle } from './type-style.ts'

/** Mean width of a letter as a part of the font size: wide ones, so that the guess is rather too high. */
const letterWidth = 0.58

/**
 * About how high lines of text are in px, one under the other, before they are measured. `width` is theirs;
 * empty ones count nothing.
 */
export function guessWordsHeight(
  layout: Layout,
  lines: [variant: TextVariant, words: string | undefined][],
  width: number,
): number {
  return lines.reduce((sum, [variant, words]) => {
    if (!words) return sum
    const { fontSize = 16, lineHeight = 24 } = typeStyle(layout, variant)
    return sum + Math.ceil((words.length * fontSize * letterWidth) / Math.max(1, width)) * lineHeight
  }, 0)
}
