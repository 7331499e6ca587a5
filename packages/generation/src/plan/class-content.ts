import type { EntitySource } from '../entity.ts'
import type { NounClass } from '../words/noun-classes.ts'
import type { Base, Content } from './content/base.ts'
import { animalContent } from './content/animals.ts'
import { awardContent, pictureContent } from './content/awards.ts'
import { documentContent } from './content/documents.ts'
import { activityContent, eventContent } from './content/events.ts'
import { measureContent, stateContent } from './content/measures.ts'
import { groupContent, personContent } from './content/people.ts'
import { numberedContent, placeContent } from './content/places.ts'
import { garmentContent, serviceContent, speciesContent } from './content/kinds.ts'
import { equipmentContent } from './content/equipment.ts'
import { thingContent } from './content/things.ts'

const makers: Readonly<Record<NounClass, (base: Base) => Content>> = {
  person: personContent,
  group: groupContent,
  place: placeContent,
  numbered: numberedContent,
  event: eventContent,
  activity: activityContent,
  document: documentContent,
  measure: measureContent,
  state: stateContent,
  award: awardContent,
  picture: pictureContent,
  service: serviceContent,
  species: speciesContent,
  animal: animalContent,
  garment: garmentContent,
  thing: thingContent,
}

/** Where one works, what is done is written down, and things are numbered and checked. */
const workMakers: Readonly<Partial<Record<NounClass, (base: Base) => Content>>> = {
  activity: documentContent,
  thing: equipmentContent,
}

/** The content of an own entity of a class, with pictures when its examples have some. */
export function contentOf(nounClass: NounClass, base: Base): EntitySource {
  const { id, one, many, words } = base
  const maker = base.isWork ? (workMakers[nounClass] ?? makers[nounClass]) : makers[nounClass]
  return { id, one, many, words, ...maker(base) }
}
