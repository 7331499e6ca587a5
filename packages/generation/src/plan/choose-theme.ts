import type { AppTheme } from '@kwiq/app-model'
import { hashText } from '../seed.ts'
import { themeOf } from '../understand/read-style.ts'
import type { Understanding } from '../understand/understand.ts'

/** What any app can wear when another look is wanted. */
const others = ['clean', 'natural', 'warm', 'editorial', 'calm', 'bold', 'playful', 'dark-pro']

/** One of the presets the kind of app suits; for another look one it does not have yet. Stated words win. */
export function chooseTheme(meant: Understanding, presets: readonly string[], seed: number): AppTheme {
  const own = meant.seed
  const first = themeOf(meant.style, presets, hashText(`${own}/theme`))
  if (seed === own) return first
  const left = [...new Set([...presets, ...others])].filter((preset) => preset !== first.preset)
  // Seeds one after the other go through all of them.
  return themeOf(meant.style, left, seed)
}
