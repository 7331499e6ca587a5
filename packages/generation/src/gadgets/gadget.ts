import { firstMeant, Searched, has, replaced } from '../understand/searched.ts'

/** One small screen of a gadget, as its file writes it: the blocks of `PageSource`, made from the description where it decides what stands there. */
export interface Sheet {
  /** One or two words, for the tab. */
  name: string
  /** What stands above it; absent: its name. */
  title?: string | ((text: string) => string)
  icon: string
  content: string | ((text: string) => string)
  /** What asks for it; absent: it is always there. */
  said?: RegExp
}

/**
 * A tool for one thing that is used as soon as it is opened: a spirit level, a noise machine. It is one screen, or a few
 * where the description asks for them, and nothing is kept in it that nobody speaks of.
 */
export interface Gadget {
  id: string
  /** What the first words of a description call it. */
  called: RegExp
  /** Where those words mean more than a tool. */
  unless?: RegExp
  /** Id of the kind of app whose descriptions it serves, under whatever words they have. */
  ofKind?: string
  /** Beside another gadget it is one more screen, wherever it is named. */
  isBeside?: true
  icon: string
  presets: string
  /** What its apps may be called. */
  names: string
  sheets: readonly Sheet[]
}

const longestOpening = 60
/** What stands behind these is part of something else. */
const ofAnother =
  /[,:;(]|\b(?:with|plus|including|includes?|has|and (?:an?|the)|uses?|using|via|than|like|app for|from|as well as|lists?)\b/iu
/** What is sold, booked or shared among people is more than a tool. */
const ofMore =
  /\b(?:sign ?(?:in|up)|log ?in|accounts? (?:for|with)|members?|customers?|followers?|friends|communit(?:y|ies)|bookings?|(?<!\b(?:stroke|in|of|alphabetical|chronological|random|reverse|turn|initiative|batting) )orders?|cart|checkout|marketplace|staff|team|patients)\b/i

/** "Simple, private, offline": how it is, before it is said what. */
const manner = /^(?:[\p{L}-]+, )+(?=[\p{L}-]+ )/u

/** The first words of a description, as far as they say what it is. */
const openingOf = (text: string) => replaced(text.split(/(?<=[\p{L})])[.!?\n](?:\s|$)/u)[0] ?? '', manner, '')

const isDone = /^\p{L}+ing\b/u

const isCalled = ({ called, unless }: Gadget, text: string, opening: Searched): boolean => {
  const found = opening.find(called)
  if (!found || found.index > longestOpening || unless?.test(text)) return false
  // "Watermark-free" is without.
  if (/^-(?:free|less)\b/i.test(opening.text.slice(found.index + found[0].length))) return false
  const before = opening.text.slice(0, found.index)
  // "An app for generating hashes" generates them; one for ruler collectors is no ruler.
  return !ofAnother.test(isDone.test(found[0]) ? before.replace(/\bapp for $/i, '') : before)
}

/** "Ruler, unit converter and a mind map": with tools nobody drew it is a box of them. */
const listed = /[,;]| and |\bplus\b/i
const anyTool =
  /\b(?:converter|calculator|simulator|counter|timer|stopwatch|flashlight|torch|scanner|generator|editor|metronome|tuner|recorder|planner|compass)s?$/i

/** Whether a description names tools beside the ones that are known. */
const hasOtherTools = (text: string, known: readonly Gadget[]): boolean =>
  openingOf(text)
    .replace(/ (?:for|without|that|which|from|by) .*$/iu, '')
    .split(listed)
    .slice(1)
    .map((item) => item.trim())
    .some((item) => anyTool.test(item) && !known.some(({ called }) => called.test(item)))

const calledOf = ({ called }: Gadget) => called

/** The gadgets a description is of, the main one first; none where it is of something else. */
export function gadgetsIn(text: string, known: readonly Gadget[]): Gadget[] {
  if (has(ofMore, replaced(text, /\bno (?:account|sign ?up|log ?in|registration)\b/gi, ''))) return []
  const opening = new Searched(openingOf(text))
  const whole = new Searched(text)
  const main = firstMeant(opening, known, calledOf, (each) => isCalled(each, text, opening))
  if (!main || (main.isBeside && hasOtherTools(text, known))) return []
  const beside = known.filter((each) => each !== main && each.isBeside && whole.has(each.called))
  return [main, ...beside]
}
