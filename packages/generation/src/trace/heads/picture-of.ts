import { hasPictures } from '../../entity.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { heldOn } from '../deeds/deed.ts'
import { isOf } from '../names-of.ts'
import type { HeadRule } from './head.ts'
import { find } from '../../understand/searched.ts'

const picture =
  /^(?:(?:take|snap|shoot) (?:an? |the )?)?(photo|picture|image|pic|snapshot) (?:of|for|per) (?:(?:an?|the|each|every|their|your|his|her) )?([\p{L}-]+(?: [\p{L}-]+)?)$/iu
const mostEntered = 8
/** Taken of somebody or something as it is, and nothing one adds to a thing. */
const ofNoThing = /^(?:day|month|week|self|yourself|themselves|it|them|others|people)$/

/** "Photo of a reward": taken in the form of that. */
export const pictureOf: HeadRule = (label, { isSeen }, plan) => {
  const [, kind = '', what = ''] = find(picture, label) ?? []
  const one = toSingular(what.toLowerCase())
  if (kind === '' || isSeen === true || ofNoThing.test(one) || plan.tool) return undefined
  const forms = plan.screens.filter(({ kind: of, extras }) => of === 'form' && extras.length < mostEntered)
  const own = forms.find(({ entity, name, title = '' }) => {
    const thing = plan.entities.get(entity)
    return (
      (thing !== undefined && isOf(thing, one.split(' ').at(-1) ?? '')) ||
      `${name} ${title}`.toLowerCase().split(' ').map(toSingular).includes(one)
    )
  })
  const form = own ?? forms.find(({ isDeed }) => !isDeed)
  const thing = plan.entities.get(own?.entity ?? '')
  if (own && thing && (hasPictures(thing) || thing.fields.some(({ kind: of }) => of === 'photo')))
    return { done: own }
  return heldOn(
    form,
    {
      kind: 'field',
      field: {
        name: own ? capitalise(kind.toLowerCase()) : capitalise(`${one} ${kind.toLowerCase()}`),
        kind: 'photo',
        value: 'camera',
        options: [],
      },
      use: 'entered',
    },
    plan,
  )
}
