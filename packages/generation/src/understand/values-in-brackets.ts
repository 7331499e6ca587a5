import { toSingular } from '../words/forms.ts'
import { replaced } from './searched.ts'

/** A thing, what stands in brackets behind it, and the rest of the sentence. */
const inBrackets =
  /(\b(?:(?:an?|the|each|every|new|their) (?:\p{L}+ )?|(?:\p{L}+ of ))(\p{L}{4,})(?: today| tomorrow| this week)?) \(([^()\n]{12,120})\)([^.;\n]*)(?=[.;\n]|$)/giu
const doing = /^(?:upload|attach|enter|add|choose|pick|select|give|state|with)(?: (?:an?|the|their|your))? /i
const value =
  /(?:^| )(?:deadline|date|time|day|address|phone|e-?mail|price|size|weight|name|quantity|amount|language|pair|number|photo|picture|description|note|reason|duration|budget|document|file|material|colou?r|brand|model|year|place|level|scent|taste|state|status|grade|class|temperature|length|height)s?$/i
const fewest = 2

/**
 * "Clients request a translation (upload a document, language pair, deadline), then ...": what each has is told in a sentence of its
 * own, so that nobody takes it for choices. Brackets with anything else stay where they are.
 */
export function valuesInBrackets(text: string): string {
  return replaced(
    text,
    inBrackets,
    (whole: string, thing: string, noun: string, inner: string, after: string) => {
      const said = inner.split(/\s*,\s*(?:and )?|\s+and\s+/).map((each) => each.trim())
      const values = said.map((each) => each.replace(doing, ''))
      const isValues =
        !/ly$/i.test(noun) &&
        values.length > fewest &&
        values.every((each) => each.split(' ').length <= 3) &&
        said.filter((each, place) => value.test(values[place] ?? '') || doing.test(each)).length * 2 >
          said.length
      return isValues
        ? `${thing}${after}. Each ${toSingular(noun.toLowerCase())} has ${values.slice(0, -1).join(', ')} and ${values.at(-1) ?? ''}`
        : whole
    },
  )
}
