import { findAll, has } from '../understand/searched.ts'

/** Words that only who draws a screen uses. */
const drawnNouns: readonly RegExp[] = [
  /\bbuttons?\b/gi,
  /\b(?:text|input|entry|number)? ?(?:fields?|inputs?|text ?box(?:es)?|text ?areas?)\b/gi,
  /\b(?:check|tick) ?box(?:es)?\b/gi,
  /\b(?:toggle|switch)(?:es|s)?\b/gi,
  /\b(?:drop-?downs?|selector|radio buttons?|segmented control)\b/gi,
  /\b(?:slider|seek bar|stepper)s?\b/gi,
  /\b(?:date|time) ?pickers?\b/gi,
  /\bprogress (?:bar|ring|circle)s?\b|\bcircular progress\b/gi,
  /\b(?:line|bar|pie|donut|area) (?:charts?|graphs?)\b/gi,
  /\b(?:stat|kpi|metric|summary|info|task|product)s? (?:tiles?|cards?)\b|\btiles\b|\bcounters\b/gi,
  /\b(?:badge|avatar|carousel|album art|cover photo|header image|thumbnail)s?\b/gi,
  /\b(?:tabs|columns|sections)\b|(?:"|\b[A-Z]\w+) tab\b/g,
  /\b(?:qr|bar) ?code|\bchips\b|\bsearch (?:bar|box|field)\b|\bpodium\b|\bbottom sheet\b/gi,
  /\b(?:dialog|modal|pop-?up|wizard)\b/gi,
  /\blegend\b|\b(?:month|week|weekly|monthly) calendar\b|\bin bubbles\b|\bgauge\b/gi,
  /\b(?:seat (?:map|plan|grid)|seating plan|rows of \d+ seats|grid of seats)\b/gi,
  /\bbottom (?:navigation|nav|tab)\b|\bfloating (?:action )?button\b/gi,
  /\b(?:number|numeric|dial) ?pad\b|\bkeypad\b/gi,
  /\b(?:screen|page) (?:one|two|three|\d)\b/gi,
]

/** Words one uses of drawn screens, but of much else, too. */
const shownNouns: readonly RegExp[] = [
  /\blists?\b/gi,
  /\b(?:headings?|headlines?|subtitles?|titles?)\b/gi,
  /\b(?:icons?|logos?)\b/gi,
  /\b(?:images?|photos?|pictures?)\b/gi,
  /\bcards?\b/gi,
  /\b(?:label(?:l?ed)?|saying|that says|titled)\b/gi,
  /\beach (?:row |item |one |card )?(?:with|shows?|showing|has|having)\b/gi,
  /\b(?:paragraph|rows?|section|table|grid|links?|large (?:text|letters|font)|in bold|divider)\b/gi,
  /\bat the (?:top|bottom)\b|\bon top\b|\b(?:top|middle|bottom)(?: section| part| area)?:/gi,
  /\b(?:first|second|third|next|last|main|home|start|details?|results?|game|question|profile|login|search|settings) (?:screen|page)\b/gi,
  /"[^"\n]{1,60}"/g,
]

/** Stories of users say what one can do, not what is drawn. */
const stories =
  /\b(?:i|we|you) (?:can|want to|should be able)\b|\blets? (?:me|us|you|people|users)\b|\b(?:users?|visitors?|customers?|people|players?) (?:can|should be able|is able|are able)\b/i
/** So may who draws it, who names more of what is on the screen. */
const steps =
  /\b(?:when|if|after) (?:you|i|we|users?|the user|someone|one) (?:taps?|clicks?|press(?:es)?|opens?|selects?)\b/i

/** It begins with what is drawn: "a screen with", "design a settings page". */
const screened =
  /^(?:(?:please )?(?:design|create|make|build|draw|show)(?: me)? )?(?:an?|the|one) (?:[\p{L}-]+ ){0,4}(?:screen|page|view|form|card|panel|layout|picker|dashboard|dialog|player)\b/iu
const ofOnePart =
  /\b(?:lets? (?:you|users?|people)|(?:you|users?|people|one) can) (?:choose|pick|select|switch|enter|type|set|edit|change|drag|tap|open)\b/gi
const manyParts = 3
const manyKinds = 2

const countOf = (nouns: readonly RegExp[], text: string) =>
  nouns.map((noun) => findAll(noun, text).length).filter((count) => count > 0)
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** How much of a text draws screens: components named, their kinds, those kinds with what is less telling, and quotes. */
export interface Drawing {
  parts: number
  kinds: number
  kindsShown: number
  quotes: number
}

export function countsOf(text: string): Drawing {
  const drawn = countOf(drawnNouns, text)
  const shown = countOf(shownNouns, text)
  return {
    parts: sum(drawn),
    kinds: drawn.length,
    kindsShown: drawn.length + shown.length,
    quotes: [...text.matchAll(/"[^"\n]{1,60}"/g)].length,
  }
}

/** The same of a text that draws; undefined for one that says what people do. */
export function drawingOf(text: string): Drawing | undefined {
  const drawing = countsOf(text)
  // "A name you can edit", among many components of a screen: what one of them is for.
  const isScreen = has(screened, text) && drawing.parts >= manyParts && drawing.kinds >= manyKinds
  // What stands in quotes is on the screen: "Why do you want to join?".
  const unquoted = text.replaceAll(/"[^"\n]{1,60}"/g, ' ')
  if (has(stories, isScreen ? unquoted.replaceAll(ofOnePart, ' ') : unquoted)) return undefined
  return tellsTooLittle(text, drawing) ? undefined : drawing
}

/** "When you tap a dog you see its story": a story of who uses it, which names hardly a component. */
export const tellsTooLittle = (text: string, { parts, kindsShown }: Drawing): boolean =>
  has(steps, text) && (parts < 2 || kindsShown < 4)

/**
 * So many components, of so many kinds, are no chance: the description says what is on the screen. Where it begins with
 * a screen of some components ("a menu with buttons for ..."), one is enough.
 */
export const isDrawn = ({ parts, kinds, kindsShown }: Drawing, beginsWithScreen: boolean): boolean =>
  (parts >= 3 && kinds >= 2) ||
  (beginsWithScreen && (parts >= 1 || kindsShown >= 4)) ||
  (parts >= 1 ? kindsShown >= 4 : kindsShown >= 5)

/** Enough of it to draw the first screen of "a tip calculator app with ...", which names no screen. */
export const isDrawnThroughout = ({ parts, kinds, kindsShown, quotes }: Drawing): boolean =>
  (parts >= 3 && kinds >= 3) ||
  (parts >= 2 && kindsShown >= 4) ||
  (quotes > 0 && parts >= 2 && kindsShown >= 3) ||
  kindsShown >= 5
