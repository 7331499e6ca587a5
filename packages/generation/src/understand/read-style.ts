import type { AppTheme } from '@kwiq/app-model'
import { parseColors } from '@kwiq/catalogue/theme'
import { statedColors } from './stated-colors.ts'
import { has } from './searched.ts'

export interface Style {
  colors: string[]
  mode?: 'light' | 'dark' | 'auto'
  corners?: 'sharp' | 'soft' | 'round'
  /** Preset the words ask for. */
  preset?: string
}

const presetWords: readonly [RegExp, string][] = [
  [/\b(?:playful|fun|kids?|children|cute|friendly|cartoon|colou?rful)\b/i, 'playful'],
  [/\b(?:bold|loud|energetic|brutalist|strong contrast|sporty)\b/i, 'bold'],
  [/\b(?:calm|calming|soothing|peaceful|gentle|serene|relaxing|soft)\b/i, 'calm'],
  [/\b(?:cosy|cozy|warm(?:er)?|homely|rustic|vintage)\b/i, 'warm'],
  [/\b(?:natural|organic|earthy|eco)\b/i, 'natural'],
  [/\b(?:editorial|magazine|elegant|luxur\w+|classy|serif|literary)\b/i, 'editorial'],
  [/\b(?:futuristic|neon|cyber\w*|terminal|hacker|techy)\b/i, 'dark-pro'],
  [/\b(?:minimal\w*|clean|professional|sleek|corporate)\b/i, 'clean'],
]

/** Colours, mode, corners and character that the description states. Colour names count only where a colour is meant. */
export function readStyle(text: string): Style {
  const hasDark = has(
    /\bdark(?:[\s-]?(?:mode|theme|ui|look|background|design|style|app|application|colou?rs)|,|\.|$|\s+(?:and|with|in)\b)|\b(?:night|black)\s(?:mode|theme)/i,
    text,
  )
  const isToggle = has(
    /\b(?:dark[\s-]?mode\s(?:toggle|switch|option|setting|support)|(?:toggle|switch)\s(?:to\s)?dark|light and dark|dark and light)\b/i,
    text,
  )
  const preset = presetWords.find(([form]) => has(form, text))?.[1]
  return {
    colors: withoutSandAlone(statedColors(text)),
    ...(hasDark && !isToggle
      ? { mode: 'dark' as const }
      : /\blight\s(?:mode|theme)\b/i.test(text)
        ? { mode: 'light' as const }
        : {}),
    ...(/\brounder|rounded|round corners\b/i.test(text)
      ? { corners: 'round' as const }
      : /\b(?:sharp|square)\s(?:corners|edges)\b/i.test(text)
        ? { corners: 'sharp' as const }
        : {}),
    ...(preset ? { preset } : {}),
  }
}

/** Courts "in sand" are no colour; "teal and sand" are two. */
const withoutSandAlone = (colors: string[]): string[] =>
  colors.length === 1 && colors[0] === parseColors('sand')[0] ? [] : colors

/** Black and white beside another colour are the ground it stands on: what one presses is gold. */
const groundLast = (colors: readonly string[]): string[] =>
  [...colors].sort((one, other) => Number(isGround(one)) - Number(isGround(other)))

function isGround(color: string): boolean {
  const parts = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
  return Math.max(...parts) < 48 || Math.min(...parts) > 240
}

export function themeOf(style: Style, presets: readonly string[], choice: number): AppTheme {
  const preset = style.preset ?? presets[choice % Math.max(1, presets.length)] ?? 'clean'
  return {
    preset,
    ...(style.mode ? { mode: style.mode } : {}),
    ...(style.colors.length > 0 ? { colors: groundLast(style.colors) } : {}),
    ...(style.corners ? { corners: style.corners } : {}),
  }
}
