import { type ComponentNode, type Screen, walkComponents } from '@kwiq/app-model'
import { resolveProperties } from '../resolve-properties.ts'
import type { PictureChoices } from './chosen-picture.ts'

/** Icons that say that a picture is brought along. */
const bringing: ReadonlySet<string> = new Set(['image', 'upload', 'photo', 'picture', 'camera'])

/**
 * Which images of a screen one chooses the picture of, and with which buttons: a button with words, without an action
 * and with the icon of a picture, is for the image nearest above it, else the first one below.
 */
export function pictureChoicesOn(screen: Screen): PictureChoices | undefined {
  const nodes = [...walkComponents(screen.components)]
  const images = nodes.flatMap(({ id, type }, at) => (type === 'image' ? [{ id, at }] : []))
  const choices = nodes.flatMap((node, at): [string, string][] => {
    if (!isChoosing(node)) return []
    const image = images.findLast((each) => each.at < at) ?? images[0]
    return image ? [[node.id, image.id]] : []
  })
  return choices.length > 0 ? Object.fromEntries(choices) : undefined
}

function isChoosing({ type, properties }: ComponentNode): boolean {
  if (type !== 'button') return false
  const { variant, icon, action } = resolveProperties('button', properties)
  return variant !== 'icon' && action === undefined && icon !== undefined && bringing.has(icon)
}
