import { inItsKind, isInAnyTrade } from '../entities/varieties/index.ts'
import type { Entity } from '../entity.ts'
import type { Understanding } from '../understand/understand.ts'
import { stemOf } from '../words/forms.ts'

/**
 * A thing with the content of the kind a description names, also where it names it in what it says of those who ask for the
 * app: "we are roofers".
 */
export function kindSaid(
  thing: Entity,
  { stems, text, isEnglish }: Pick<Understanding, 'stems' | 'text' | 'isEnglish'>,
  noun?: string,
): Entity {
  const kind = inItsKind(thing, stems, noun)
  const isUnsaid = kind === thing || isInAnyTrade(kind)
  return isUnsaid && isEnglish ? ofAsker(thing, kind, text, noun) : kind
}

/** The kind those who ask for the app say they are of, where the rest tells none. */
function ofAsker(thing: Entity, kind: Entity, text: string, noun?: string): Entity {
  const asked = inItsKind(thing, stemsOfAsker(text), noun)
  return isInAnyTrade(asked) ? kind : asked
}

const stemsOf = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf).join(' ')

/** Who asks for it says so first: "we are roofers". */
const stemsOfAsker = (text: string): string => {
  const [opening = ''] = /^\W*(?:we|i|our|my)\b[^.!\n]{0,90}/i.exec(text) ?? []
  return ` ${stemsOf(opening)} `
}
