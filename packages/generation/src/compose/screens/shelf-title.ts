import { classOf, type NounClass } from '../../words/noun-classes.ts'
import type { Scene } from '../scene.ts'
import { isTill } from './till.ts'

const lasting: ReadonlySet<NounClass> = new Set(['person', 'place', 'numbered', 'species'])

/** People and places are neither new nor recommended. */
const isThereAlways = ({ entity, app, has }: Scene): boolean =>
  !app.language && !has('saved', 'cart', 'slots') && lasting.has(classOf(entity.one.toLowerCase()))

/** What one enters oneself is not recommended to one. */
const isOwn = ({ entity, app, find }: Scene): boolean =>
  !app.language &&
  find('form')?.entity === entity.id &&
  entity.samples.every(({ rating }) => rating === undefined)

/** What stands above some of the app's things on its first screen. */
export function shelfTitle(scene: Scene): string {
  const { entity, app } = scene
  if (isTill(scene)) return 'Sold most today'
  if (isThereAlways(scene)) return entity.many
  if (isOwn(scene)) return `Latest ${entity.many.toLowerCase()}`
  return scene.say('shelf', [
    app.language ? 'Made for you' : 'Worth a look',
    'New this week',
    // What is lost, kept or worked on is not loved.
    app.language || scene.has('saved') || entity.samples.some(({ rating }) => rating !== undefined)
      ? 'Loved lately'
      : `Latest ${entity.many.toLowerCase()}`,
  ])
}
