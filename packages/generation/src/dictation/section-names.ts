import { find } from '../understand/searched.ts'

const name = String.raw`"?\p{Lu}[\p{L}&'-]*(?: (?!and\b)[\p{L}&'-]+){0,2}"?`
const row = String.raw`(?<row>${name}(?:, ${name})*,? and ${name}|${name}(?:, ${name})+)`
/** "With the sections Contact and Payment.", "Sections: Heating, Schedule, Notifications." */
const listed: readonly RegExp[] = [
  new RegExp(
    String.raw` (?:with|in|has|and)(?: the| these| two| three| four| five| \d)* (?:sections|groups|cards):? ${row}(?=[.:;])`,
    'u',
  ),
  new RegExp(
    String.raw`(?<=[.;]\s+|\n\s*)(?:The |Two |Three |Four |Five )?[Ss]ections(?: are)?:? ${row}[.;]`,
    'u',
  ),
  new RegExp(String.raw`, divided into(?: two| three| four| five)?(?: sections)?:? ${row}(?=[.:;])`, 'u'),
]
const verb =
  '(?:has|have|holds|contains|shows|includes|consists of|there (?:is|are)|(?:put|place|show|add|i want|we need|comes?))'

/**
 * The text with a sentence on each section it lists saying that it is one: "In Heating a slider" is "There is a section
 * titled "Heating" containing a slider".
 */
export function withSections(text: string): string {
  for (const form of listed) {
    const found = find(form, text)
    const names = (found?.groups?.row ?? '')
      .split(/,? and |, /)
      .map((each) => each.replaceAll('"', '').trim())
      .filter((each) => each !== '')
    if (!found || names.length < 2) continue
    const rest = text.replace(found[0], '')
    const told = names.reduce(
      (said, each) => said.replace(sentenceOn(each), `There is a section titled "${each}" containing `),
      rest,
    )
    if (told !== rest) return told
  }
  return text
}

/** How a sentence on the section of that name begins. */
function sentenceOn(called: string): RegExp {
  const quoted = `"?${called.replaceAll(/[^\p{L}\d ]/gu, '.')}"?(?: section| card| group)?`
  return new RegExp(
    String.raw`(?<=[.;]\s+|\n\s*[-*•]?\s*)(?:(?:The )?${quoted},? ${verb} |(?:The )?${quoted}(?::| [–-]) |(?:In|Under|Below|Inside)(?: the)? ${quoted}(?:,|:)? (?:${verb} )?)`,
    'u',
  )
}
