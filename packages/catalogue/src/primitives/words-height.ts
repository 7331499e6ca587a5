import type { TextStyle } from 'react-native'
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

const capitalWidth = 0.7
/** No title is set smaller to keep a word in one piece, in px. */
const smallestTitle = 18
/** Captions are wider for their size, and can be read when they are small. */
const caption = { letterWidth: 0.66, smallest: 10.5 }

/** The sizes at which the longest of the words fits a width (px) in one piece; none where it does as it is. */
export function unbrokenSize(layout: Layout, variant: TextVariant, words: string, width: number): TextStyle {
  const style = typeStyle(layout, variant)
  const { fontSize = 16, lineHeight = 24 } = style
  // Words of these scripts may be broken anywhere.
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(words)) return {}
  const letters = Math.max(...words.split(/[\s\u00ad-]+/).map((word) => [...word].length))
  const [share, least] =
    variant === 'caption'
      ? [caption.letterWidth, caption.smallest]
      : [style.textTransform === 'uppercase' ? capitalWidth : letterWidth, smallestTitle]
  const needed = letters * fontSize * share
  if (needed <= width) return {}
  const size = Math.max(least, Math.floor((fontSize * width * 2) / needed) / 2)
  return size < fontSize ? { fontSize: size, lineHeight: Math.ceil((lineHeight * size) / fontSize) } : {}
}

/** Numbers are narrower than words. */
const figureWidth = 0.57
const smallestFigure = 15

/**
 * The size (px) at which each of some figures stands in one line of a width (px): the usual one where all have room,
 * never smaller than can be read.
 */
export function figureSize(usual: number, figures: readonly string[], width: number): TextStyle {
  const letters = Math.max(1, ...figures.map((figure) => [...figure].length))
  const fitting = Math.floor((2 * width) / (letters * figureWidth)) / 2
  const fontSize = Math.min(usual, Math.max(smallestFigure, fitting))
  return { fontSize, lineHeight: Math.ceil(fontSize * 1.24) }
}
