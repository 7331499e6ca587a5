import { has } from '../understand/searched.ts'
import { type DictatedScreen, flatParts, type Part, partsOf } from './part.ts'

/** Components, and values that are given; not only their names. */
export const isComponent = (part: Part) =>
  part.kind === 'fact' ? part.value !== undefined || part.role !== undefined : part.kind !== 'heading'

const screensOfWhole = 4
const partsOfEach = 2
/** Four screens with some components each are the whole app, whatever a short sentence says of it beside them. */
export const isWhole = (screens: readonly DictatedScreen[]): boolean =>
  screens.length >= screensOfWhole &&
  screens.flatMap(partsOf).filter(({ kind }) => kind !== 'heading').length >= screens.length * partsOfEach

/** A list of which much is told counts as two, and a card for each as what is in it. */
export const weightOf = (part: Part): number =>
  part.kind === 'list'
    ? 1 + (part.fields.length > 1 ? 1 : 0) + (part.each ?? []).filter(isComponent).length
    : Number(isComponent(part))

/** Two components, or a list that says what it shows, are a screen though none is spoken of. */
export const isEnough = (parts: readonly Part[], sentence: string) =>
  // "A list of messages", of which the next sentence says what each shows.
  (parts.length === 1 && parts[0]?.kind === 'list' && has(listAlone, sentence)) ||
  flatParts(parts).filter(isComponent).length >= 2 ||
  parts.some((part) => part.kind === 'list' && part.fields.length > 2)

const listAlone = /^(?:an? |the )?(?:[\p{L}-]+ )?(?:list|grid|table|feed|gallery) of [\p{L} -]{3,30}$/iu
