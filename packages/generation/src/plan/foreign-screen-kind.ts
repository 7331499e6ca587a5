import { foreignKind, namesPhotos } from '../words/foreign-concepts.ts'
import { foreignRows } from '../words/foreign-rows.ts'
import type { Language } from '../words/languages.ts'
import { estimates } from './foreign-signs.ts'
import type { ScreenKind } from './types.ts'

/** What is known of an app of another language when the kind of a screen is decided. */
export interface KindContext {
  language: Language
  text: string
  /** Kinds of what no noun names, by its title. */
  implied: ReadonlyMap<string, ScreenKind>
  /** Titles of all the description names. */
  titles: readonly string[]
  sellsFood: boolean
  isTrade: boolean
}

/** The kind of screen a noun of another language is; a list where no word tells. */
export function screenKindOf(
  name: string,
  { language, text, implied, titles, sellsFood, isTrade }: KindContext,
): ScreenKind {
  // A "chat" is a cat in French.
  if (sellsFood && /^(?:la )?cart[ea]$|^karte$|^menü?$/i.test(name) && !onMap.test(text)) return 'browse'
  if (language === 'fr' && /\bchats?\b(?! (?:en ligne|avec|de groupe))/i.test(name)) return 'browse'
  const kind = implied.get(name) ?? foreignKind(name, language) ?? 'browse'
  // "Fotos del progreso" are photos.
  if (kind === 'stats' && namesPhotos(name)) return 'browse'
  // Where baskets are what one gets, "un panier" is one of them.
  if (kind === 'cart' && titles.some((other) => isOneOfThese(name, other))) return 'browse'
  if (kind === 'browse' && isOnMap(name, text)) return 'map'
  // Prices are a list where it is known of what, and a workshop's estimates are no budget.
  if (kind === 'topic' && foreignRows(name, language)) return 'browse'
  return kind === 'stats' && isTrade && estimates.test(name) ? 'browse' : kind
}

/** "Panier" is one of "Paniers bio". */
const isOneOfThese = (name: string, many: string): boolean =>
  many.length > name.length + 4 &&
  new RegExp(`^${name.toLowerCase().replaceAll(/[^\p{L} ]/gu, '')}s? `, 'u').test(many.toLowerCase())
/** "Sehenswürdigkeiten auf der Karte", "مواقع التوزيع على الخريطة": what is seen there. */
const behindMapped =
  /^[^,.;:\n]{0,20}? ?(?:auf (?:der|einer) karte|sur (?:la|une) carte|en (?:el|un) mapa|n[ou]m? mapa|em um mapa|su(?:lla|lle| una| di una) mapp[ae]|على (?:ال)?خريطة|在地图上)/iu
function isOnMap(name: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return at >= 0 && behindMapped.test(text.slice(at + name.length))
}
/** Where something stands "on the map", "carte" is no menu. */
const onMap = /\bsur (?:une|la) carte\b|\bauf (?:einer|der) karte\b/i
