import { byWord } from '../../by-word.ts'
import { type Command, type JsonValue, walkNodes } from '@kwiq/app-model'
import { stemOf } from '../../words/forms.ts'
import { isEntry, itemsOf } from '../entry.ts'
import { findNamedScreen } from '../find-screen.ts'
import { type EditRule, noScreen, refuse } from '../rule.ts'

const form =
  /^(?:remove|delete|hide|drop)\s+(?:all|every|each|any)\s+(?:of\s+)?(?:the\s+)?(?:pictures?|photos?|images?)(?:\s+(?:everywhere|in the (?:whole )?app|(?:on|from|in)\s+(?:all|every)\s+screens?))?(?:\s+(?:on|from|in|of)\s+(?:the\s+)?(?!app\b|whole\b|all\b|every\b)(.{2,40}))?$/i

const withoutImage = (item: JsonValue): JsonValue => {
  if (!isEntry(item)) return item
  const rest = Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'image'))
  return rest
}

/** Ways to draw a list that are nothing without pictures. */
const pictured = /^(?:media|cards|carousel|grid|gallery|masonry)$/

/** "Remove all pictures": those of lists, boxes and covers as well; what is drawn around pictures becomes rows. */
const removePictures: EditRule = (clause, document) => {
  const found = form.exec(clause)
  if (!found) return undefined
  const host = found[1] ? findNamedScreen(document, found[1]) : undefined
  if (found[1] && !host) return noScreen(found[1])
  const commands = [...walkNodes(document)].flatMap(({ node, screen }): Command[] => {
    if (host && screen.id !== host.id) return []
    const { id, type, properties } = node
    if (type === 'image') return [{ type: 'remove-component', id }]
    if (type === 'list' && itemsOf(node).some((item) => isEntry(item) && item.image !== undefined)) {
      const layout = pictured.test(String(properties.layout)) ? { layout: 'rows' } : {}
      return [{ type: 'set-properties', id, set: { items: itemsOf(node).map(withoutImage), ...layout } }]
    }
    if (properties.image === undefined) return []
    return type === 'header' && properties.variant === 'cover'
      ? [{ type: 'set-properties', id, unset: ['image', 'variant', 'height'] }]
      : [{ type: 'set-properties', id, unset: ['image'] }]
  })
  return commands.length > 0
    ? commands
    : refuse(`There is no picture ${host ? `on ${host.name}` : 'on any screen'}.`)
}

/** How high the pictures of a list are that says nothing of it, and how it is drawn when they are to be larger. */
const heights: Readonly<Record<string, number>> = byWord({
  grid: 150,
  carousel: 170,
  cards: 220,
  gallery: 150,
  masonry: 180,
})
const largerLayout: Readonly<Record<string, string>> = byWord({ rows: 'media', media: 'cards' })

/** "Make the photos bigger": those of lists; those of tiles get higher, those of rows become larger ones. */
const enlargePictures: EditRule = (clause, document) => {
  const found =
    /^make\s+(?:all\s+)?(?:the\s+|our\s+|my\s+)?(?:(\p{L}{3,20})\s+)?(?:photos|pictures|images|covers|thumbnails)(?: of the lists)?(?:\s+(?:on|in|of)\s+(?:the\s+|our\s+|my\s+)?(.{2,40}?))? (?:bigger|larger)(?:\s+(?:on|in)\s+(?:the\s+)?(.{2,40}))?$/iu.exec(
      clause,
    )
  if (!found) return undefined
  const place = found[2] ?? found[3]
  const host = place === undefined ? undefined : findNamedScreen(document, place)
  if (place !== undefined && !host) return undefined
  // On one page, whatever they are of.
  const of = found[1] === undefined || host ? undefined : stemOf(found[1].toLowerCase())
  const isOf = (text: string) =>
    text
      .toLowerCase()
      .split(' ')
      .map(stemOf)
      .includes(of ?? '')
  const commands = [...walkNodes(document)].flatMap(({ node, screen }): Command[] => {
    const { id, type, properties } = node
    if (host && screen !== host) return []
    if (of !== undefined && !isOf(node.label) && !isOf(screen.name)) return []
    if (type !== 'list' || !itemsOf(node).some((item) => isEntry(item) && item.image !== undefined)) return []
    const layout = String(properties.layout ?? 'rows')
    const larger = largerLayout[layout]
    if (larger) return [{ type: 'set-properties', id, set: { layout: larger } }]
    const height = heights[layout]
    if (height === undefined) return []
    const former = typeof properties.height === 'number' ? properties.height : height
    return [{ type: 'set-properties', id, set: { height: Math.min(280, Math.round(former * 1.35)) } }]
  })
  return commands.length > 0 ? commands : undefined
}

/** How wide a card is drawn, by layout and columns: as high as that a picture is square. */
const squareHeights: Readonly<Record<string, number>> = byWord({
  grid: 165,
  carousel: 150,
  gallery: 165,
  cards: 320,
})

/** "Make the photos square": those of tiles as high as they are wide, single ones with corners. */
const squarePictures: EditRule = (clause, document) => {
  if (
    !/^make\s+(?:all\s+)?(?:the\s+|our\s+|my\s+)?(?:(?:profile|user|member)\s+)?(?:photos|pictures|images|thumbnails|covers|avatars)(?:\s+in the lists?)?\s+(?:square|squared|quadratic)$/i.test(
      clause,
    )
  )
    return undefined
  const isOfPeople = /\b(?:profile|user|member|avatar)/i.test(clause)
  const commands = [...walkNodes(document)].flatMap(({ node }): Command[] => {
    const { id, type, properties } = node
    if (type === 'image' && properties.shape === 'circle')
      return [{ type: 'set-properties', id, set: { shape: 'rectangle' } }]
    const height = isOfPeople ? undefined : squareHeights[String(properties.layout)]
    if (type !== 'list' || height === undefined || !itemsOf(node).some((item) => isEntry(item) && item.image))
      return []
    const width = properties.layout === 'carousel' ? { width: height } : {}
    return [{ type: 'set-properties', id, set: { height, ...width } }]
  })
  return commands.length > 0 ? commands : refuse('The pictures of the lists are square already.')
}

/** "Make the pictures on Me round": single ones are; those of lists have the corners of the theme. */
const roundPictures: EditRule = (clause, document) => {
  const found =
    /^(?:make|show)\s+(?:all\s+)?(?:of\s+)?(?:the\s+|our\s+|my\s+)?(?:(?:profile|user|member)\s+)?(?:photos|pictures|images|thumbnails|covers|avatars)(?:\s+(?:in|on|of)\s+(?:the\s+)?(.{2,40}?))?\s+(?:(?:as|in)\s+(?:a\s+)?)?(?:round|circular|circles?)$/i.exec(
      clause,
    )
  if (!found) return undefined
  const host = found[1] ? findNamedScreen(document, found[1]) : undefined
  const images = [...walkNodes(document)].filter(
    ({ node, screen }) =>
      node.type === 'image' &&
      node.properties.shape !== 'circle' &&
      node.properties.bleed !== true &&
      (!found[1] || screen === host),
  )
  if (images.length === 0)
    return refuse(
      'Pictures in lists have the corners of the theme, and single pictures alone can be round. Try "Make it rounder", for corners in the whole app.',
    )
  return images.map(({ node }): Command => {
    const { height } = node.properties
    return {
      type: 'set-properties',
      id: node.id,
      set: { shape: 'circle', ...(typeof height === 'number' ? { width: height } : {}) },
    }
  })
}

export const allPicturesRules: readonly EditRule[] = [removePictures]
export const enlargeRules: readonly EditRule[] = [enlargePictures, squarePictures, roundPictures]
