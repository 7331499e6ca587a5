import type { Anew } from './anew.ts'

/** What is known by its colours: the first of buttons, the second beside them. */
const moods: readonly [RegExp, string][] = [
  [/^(?:sunset|sunrise|dusk|dawn)$/i, '#e2603a and #b8336a'],
  [/^(?:ocean|sea|marine|underwater|beach)$/i, '#0e6f96 and #1aa6a6'],
  [/^(?:forest|jungle|woodland|moss)$/i, '#2f6b3a and #8a9a3b'],
  [/^(?:autumn|fall|harvest)$/i, '#b4531f and #8a6d1d'],
  [/^(?:desert|sand|clay|terracotta)$/i, '#b5622f and #c8963e'],
  [/^(?:sky|cloud)$/i, '#2f7fc4 and #6aa9d8'],
  [/^(?:berry|raspberry|wine)$/i, '#a3245c and #6c2a6e'],
  [/^(?:candy|bubble ?gum)$/i, '#d63f8c and #7a5ae0'],
  [/^(?:coffee|chocolate|caramel)$/i, '#7a4b2b and #b07a3c'],
]
const form =
  /^(?:(?:use|apply|give it|give the app|try|go for|i want|make it|switch to|change (?:the )?(?:colou?rs|theme|look) to|make it look like|it should look like)\s+)(?:an?\s+|the\s+|some\s+)?(?<mood>\p{L}{3,12}(?: gum)?)(?:[ -](?:like|inspired|themed|style))?(?:\s+(?:gradient|colou?rs?|palette|colou?r (?:scheme|palette)|theme|tones?|look|feel|vibes?|mood|shades?))?$/iu

function inColors(sentence: string): string[] | undefined {
  const { mood = '' } = form.exec(sentence)?.groups ?? {}
  const colors = moods.find(([known]) => known.test(mood))?.[1]
  return colors === undefined ? undefined : [`use the colors ${colors}`]
}

/** "Ocean colours", "a sunset gradient": the colours that one thinks of then. */
const asMood: Anew = (sentence) => inColors(sentence)

const both =
  /^(?<first>(?:use|apply|give it|i want)\s+(?:an?\s+|the\s+|some\s+)?[\p{L} -]{3,28}?)\s+and\s+(?<corners>(?:round(?:ed)?|sharp|square|soft)\s+(?:cards|corners|buttons|edges))$/iu

/** "A sunset gradient and rounded cards": one after the other. */
const asBoth: Anew = (sentence) => {
  const { first = '', corners } = both.exec(sentence)?.groups ?? {}
  const colors = first === '' ? undefined : inColors(first)
  return corners === undefined || !colors ? undefined : [...colors, `use ${corners}`]
}

const dark =
  /^(?:i|we)\s+(?:need|want|prefer|would like)\s+(?:a\s+)?(?<mode>dark|night|light)\s+(?:mode|theme)(?:\s+(?:for|at|in)\s.{3,30})?$/iu

/** "I need dark mode for the night". */
const asDark: Anew = (sentence) => {
  const mode = dark.exec(sentence)?.groups?.mode
  return mode === undefined ? undefined : [`use ${/^light/i.test(mode) ? 'light' : 'dark'} mode`]
}

const fullMap = /^make\s+(?:the\s+)?map\s+(?:full[ -]?(?:screen|size|width|height)|larger|fill the screen)$/i

/** "Make the map full screen": as large as it goes. */
const asFullMap: Anew = (sentence) => (fullMap.test(sentence) ? ['make the map bigger'] : undefined)

/** What an app is to look like, as clauses the rules know. */
export const anewOfLooks: readonly Anew[] = [asMood, asBoth, asDark, asFullMap]
