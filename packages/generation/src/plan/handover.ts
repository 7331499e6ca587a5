import type { Entity } from '../entity.ts'
import { has } from '../understand/searched.ts'

/** How what is ordered gets to who ordered it: fetched at the counter, brought within hours or on a day, sent by post, or loaded at once. */
export type Handover = 'fetched' | 'brought' | 'posted' | 'downloaded'

const fetching =
  /\b(?:pick(?:s|ed|ing)?[ -]?ups?|pick(?:s|ed|ing)? (?:it|them|(?:the|their|my|your|an?) \p{L}+) up|click (?:and|&) collect|collect(?:s|ed|ing|ion)? (?:it|them|at|in|from|on|their orders?|the order)|order(?:s|ed|ing)? (?:it |them )?ahead|pre-?order\p{L}*|take-?aways?|take-?out|to go|fetch\p{L}*|reserve\p{L}*|skip the (?:line|queue))\b/iu
const bringing =
  /\b(?<!(?:no|without) )(?:deliver\p{L}*|couriers?|riders?|to (?:my|your|their|the|our|each) (?:door|home|house|flat|office|address))\b/iu
/** "Delivered to a pick-up counter": as far as the kitchen goes. */
const toCounter =
  /\bdeliver\p{L}* (?:\p{L}+ ){0,2}?to (?:an? |the )?(?:pick-?up )?(?:counter|desk|table|till)\b/giu
const withinHours =
  /\b(?:same[- ]day|express delivery|within (?:an|one|two|the|\d+) (?:hours?|minutes?)|in (?:\d+|thirty|twenty|ten) min\p{L}*)\b/iu
/** What is sold as a file. */
const asFiles =
  /\b(?:digital (?:goods|products?|downloads?|art|files|planners?|items|assets|content)|e-?books?|downloads?|downloadable|printables|presets|fonts|beats|sample packs|sheet music|stock photos|(?:notion|design|website|resume) templates)\b/iu

/** Eaten, worn or used up soon: nobody sends them by post. */
const fresh: ReadonlySet<string> = new Set('meal counter-good grocery home-dish prescription'.split(' '))
const usuallyBrought: ReadonlySet<string> = new Set(['grocery', 'prescription'])

/** What is cooked or poured when it is ordered. */
export const isMadeAtOnce = ({ id, fields }: Entity): boolean =>
  id === 'meal' || fields.some(({ name, kind }) => kind === 'time' && /^pick ?up$/i.test(name))

/**
 * The ways in which what is in the cart is handed over, the usual one first. `goods` is what the cart holds, `kept` the ids of
 * all the app's things.
 */
export function handoversOf(text: string, goods: Entity, kept: Iterable<string>): Handover[] {
  const isFetched = has(fetching, text)
  const isBrought =
    has(bringing, text.replaceAll(toCounter, '')) || has(withinHours, text) || [...kept].includes('eatery')
  if (fresh.has(goods.id) || isMadeAtOnce(goods)) {
    if (isBrought) return isFetched ? ['brought', 'fetched'] : ['brought']
    return usuallyBrought.has(goods.id) && !isFetched ? ['brought'] : ['fetched']
  }
  if (has(asFiles, text)) return ['downloaded']
  if (has(withinHours, text)) return ['brought']
  if (isFetched && !isBrought) return ['fetched']
  return isFetched ? ['posted', 'fetched'] : ['posted']
}
