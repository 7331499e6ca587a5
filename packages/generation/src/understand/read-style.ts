import type { AppTheme } from '@kwiq/app-model'
import { parseColors } from '@kwiq/catalogue/theme'

export interface Style {
  colors: string[]
  mode?: 'light' | 'dark' | 'auto'
  corners?: 'sharp' | 'soft' | 'round'
  /** Preset the words ask for. */
  preset?: string
}

/** Words that say a colour's name is meant as a colour, in the same clause. */
const colorCue =
  /\b(?:colou?rs?|coloured|colored|theme[ds]?|palette|accents?|scheme|style[ds]?|look|tones?|branding|brand|design|background|buttons?|ui|interface|dark|light|pale|deep|hex)\b|#[0-9a-f]{3,6}\b/i
const colorTail =
  /\bin\s+(?:(?:a|an|the|warm|soft|bright|dark|light|deep|pale)\s+)*(?:[a-z]+)(?:\s*(?:,|and|&|with)\s*(?:(?:dark|light|deep|pale|warm|soft)\s+)?[a-z]+)*\s*$/i

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
  const colors: string[] = []
  // "A black and gold app", "..., navy and white": colours right before the app or alone at the end.
  const said = [
    ...[
      ...text.matchAll(
        /(?<![\p{L}-])((?:[\p{L}-]+(?:,\s*|\s+|\s*&\s*)){1,5})(?:app|application|website|tool)\b/giu,
      ),
    ].map(([, words = '']) => colorsAtEnd(words)),
    ...[
      ...text.matchAll(/,\s*(?:in\s+)?([\p{L}\s-]+(?:\s(?:and|on)\s|\s*&\s*)[\p{L}-]+)\s*(?=[.;\n]|$)/giu),
    ].map(([, words = '']) => (isColorsOnly(words) ? words : '')),
  ]
  for (const words of said)
    for (const color of parseColors(words))
      if (!colors.includes(color) && colors.length < 3) colors.push(color)
  for (const clause of text
    .replaceAll(/(colou?rs?|palette|theme)\s?:\s?/gi, '$1 ')
    .split(/[.;:\n()]|,\s(?:with|and)\s/)) {
    const trimmed = clause.trim()
    const isMeant = colorCue.test(trimmed) || colorTail.test(trimmed) || isColorsOnly(trimmed)
    if (!isMeant) continue
    for (const color of parseColors(isTailOnly(trimmed) ? tailOf(trimmed) : trimmed)) {
      if (!colors.includes(color) && colors.length < 3) colors.push(color)
    }
  }
  const hasDark =
    /\bdark(?:[\s-]?(?:mode|theme|ui|look|background|design|style|app|application|colou?rs)|,|\.|$|\s+(?:and|with|in)\b)|\b(?:night|black)\s(?:mode|theme)/i.test(
      text,
    )
  const isToggle =
    /\b(?:dark[\s-]?mode\s(?:toggle|switch|option|setting|support)|(?:toggle|switch)\s(?:to\s)?dark|light and dark|dark and light)\b/i.test(
      text,
    )
  const preset = presetWords.find(([form]) => form.test(text))?.[1]
  return {
    colors,
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

const besideColors = /^(?:and|with|on|mostly|dark|light|deep|pale|warm|soft|bright)$/i

/** "Yellow and black." names nothing but colours. */
function isColorsOnly(clause: string): boolean {
  const words = clause.split(/[^\p{L}#\d]+/u).filter((word) => word !== '' && !besideColors.test(word))
  return words.length > 0 && words.every((word) => parseColors(word).length === 1)
}

/** The colours a run of words ends with: "black and gold" of "luxurious black and gold". */
function colorsAtEnd(words: string): string {
  const all = words.trim().split(/[\s,&]+/)
  let start = all.length
  while (start > 0 && isColorsOnly(all[start - 1] ?? '') && parseColors(all[start - 1] ?? '').length === 1) {
    start -= 1
    if (/^and$/i.test(all[start - 1] ?? '')) start -= 1
  }
  return all.slice(start).join(' ')
}

const isTailOnly = (clause: string) => !colorCue.test(clause) && !isColorsOnly(clause)
const tailOf = (clause: string) => /\bin\s+[^,]*(?:,[^,]*)?$/i.exec(clause)?.[0] ?? clause

export function themeOf(style: Style, presets: readonly string[], choice: number): AppTheme {
  const preset = style.preset ?? presets[choice % Math.max(1, presets.length)] ?? 'clean'
  return {
    preset,
    ...(style.mode ? { mode: style.mode } : {}),
    ...(style.colors.length > 0 ? { colors: style.colors } : {}),
    ...(style.corners ? { corners: style.corners } : {}),
  }
}
