import type { Entity } from '../entity.ts'
import { findExamples } from '../words/examples.ts'
import { toSingular } from '../words/forms.ts'

/**
 * "Discount" of "student discounts nearby": what stands on the map of an app whose own things have no place; empty where
 * nothing is known of it.
 */
export function nearbyNoun(text: string, main: Entity): string {
  if (main.fields.some(({ kind }) => kind === 'place')) return ''
  for (const [, noun = ''] of text.toLowerCase().matchAll(/(\p{L}+) nearby(?!\p{L})/gu)) {
    const one = toSingular(noun)
    if (findExamples(one) !== undefined && one !== main.one.toLowerCase() && !main.words.includes(one))
      return one
  }
  return ''
}
