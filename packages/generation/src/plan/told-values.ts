import { isStory } from '../understand/story.ts'

/** A value a brief names: what it is called, and what one chooses from where that is said. */
export interface ToldValue {
  name: string
  options: string[]
}

const entering =
  /\b(?:enters?|types? in|(?<=\b(?:can|users?|player|he|they|to|then) )types?|inputs?|provides?|picks?|chooses?|selects?|sets?|fills? in|puts? in|specif(?:y|ies))\s([^.;\n]+)/giu
const coming =
  /\b(?:sees?|gets?|shows|shown|displays|displayed|calculates?|computes?|works? out|tells?|returns?|receives?)\s([^.;\n]+)/giu

/** Where the list of what one enters or sees ends. */
const entered =
  /,? (?:and|to|then) (?:then |immediately |instantly )?(?:sees?|gets?|views?|clicks?|press(?:es)?|taps?|calculates?|computes?|finds?|knows?|shows?|converts?|the (?:app|result)|it)\b.*$|,? (?:when|while|as|so that|by|with|using|via|from|for which|in order|into|in (?:the|a|an) )\b.*$/iu
const seen =
  /,? (?:and (?:can|it|the (?:app|user|result)|save|share|copy|keep)|when|while|as (?:a|soon|he|she|they|the)|so that|by|if|after|based|below|above|once|next to|on (?:the|a)|in (?:the|a|an|different|another)|(?:needed|required|necessary) (?:to|for)|between|for (?:the|each|every|his|her|a)|that|which|he |she |they |using|from|until the next|with)\b.*$/iu

const bracket = /\s*\(([^()]*)\)/u
const article =
  /^(?:and |or |as well as |the |an? |his |her |their |your |its |my |any |some |two |another |both |either |how many |how much |what |which |all |current |new |resulting |calculated |exact |(?:choose|select|pick|enter|set|subtract|deduct|give|type)s? )+/iu
/** "The weight of every exam", "the distance in kilometres or miles". */
const ofEach =
  / (?:of|for|to|in) (?:every|each|the|both|this|that|these|his|her|their|your|all|\p{L}+ (?:or|and)|kilomet\p{L}+|cm|kg|centimet\p{L}+)\b.*$| (?:it|he|she|they|you) .*$/iu
/** What is no value: what goes wrong, or where values stand. */
const noValue =
  /\b(?:errors?|alerts?|warnings?|messages?|history|charts?|graphs?|table|lists?|results?|button|buttons|values?|theme|mode|output|input|something|calculation|calculator|calculations|units?|breakdown|comparison|overview|schedule)$|^(?:it|them|this|person|user|app)$|^it /iu

/** "The number of days (7, 14 or 30)": its name, and what one chooses from. */
function readValue(written: string): ToldValue | undefined {
  const [, inside = ''] = bracket.exec(written) ?? []
  const bare = written.replace(bracket, '').trim()
  const name = bare
    .replace(article, '')
    .replace(ofEach, '')
    .replace(/ (?:immediately|instantly|automatically|at once|right away)$/iu, '')
    .replace(/^(\p{L}+) (?:remain|are left|is left|left)$/iu, '$1 left')
  const options = inside
    .split(/,| or | and |\//u)
    .map((option) => option.replace(/^(?:or|and) /u, '').trim())
    .filter((option) => option !== '' && option.length <= 16)
  const isChoice = options.length > 1
  if (
    name.length < 2 ||
    name.split(' ').length > 5 ||
    (noValue.test(name) && !(isChoice && /^(?:units?|theme|mode)$/iu.test(name))) ||
    /^(?!(?:start|end|open|clos|remain|follow|work|sleep|liv)ing )(?:\p{L}+ing|what|which|whether|if|between|to|from|how|in|on|of|of both|\d+)\b/iu.test(
      name,
    ) ||
    /[^\p{L}\p{N}' /%-]/u.test(name)
  )
    return undefined
  return { name: capital(name), options: isChoice ? options.map(capital) : [] }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The parts of "height, weight and age", without commas in brackets. */
const partsOf = (list: string) =>
  list
    .replaceAll(/\([^()]*\)/gu, (inside) =>
      inside.replaceAll(',', '\u0001').replaceAll(/ (?=and |or )/gu, '\u0002'),
    )
    .split(/,| and (?!\p{L}+ units)| as well as /u)
    .map((part) => part.replaceAll('\u0001', ',').replaceAll('\u0002', ' ').trim())
    .map((part) => part.replace(/ (?:and|or)$/u, ''))

function valuesIn(text: string, doing: RegExp, end: RegExp): ToldValue[] {
  const found: ToldValue[] = []
  for (const [, list = ''] of text.matchAll(doing)) {
    for (const part of partsOf(list.replace(/ units? of measure\w*/giu, ' units').replace(end, ''))) {
      const value = readValue(part)
      if (value && !found.some(({ name }) => name.toLowerCase() === value.name.toLowerCase()))
        found.push(value)
    }
  }
  return found
}

/** "Two cities", "both dates": there are two of it to enter. */
const twice =
  /\b(?:enters?|types? in|picks?|chooses?|selects?|sets?)\s(?:the )?(?:names? of )?(?:the )?(?:two|2|both) (\p{L}{3,14}?)(ies|s)\b/iu

/** What a brief of a calculation says one enters, and what one then sees; empty where it is no brief. */
export function toldValues(text: string): { inputs: readonly ToldValue[]; outputs: readonly ToldValue[] } {
  if (!isStory(text)) return { inputs: [], outputs: [] }
  return toldIn(
    text
      .replaceAll(ofColon, '$1 ($2)')
      .replaceAll(inForms, '')
      .replaceAll(ofRange, '')
      .replaceAll(ofDoings, 'operation ($1)')
      .replaceAll(suchAs, ' ($1)')
      .replaceAll(betweenThem, '$2 ($1)'),
  )
}

/** "The size of the dog: small, medium or large". */
const ofColon =
  /\b((?:choose|chooses|select|selects|pick|picks|set|sets) [^.;:\n]{3,40}): ((?:[\p{L}-]+(?: \p{L}+){0,3}, ){0,5}[\p{L}-]+(?: \p{L}+){0,2},? or [\p{L}-]+(?: \p{L}+){0,2})(?=[.;\n])/giu
/** "The result as a fraction and a decimal": these are what comes out. */
const inForms = /\bthe (?:result|answer|value|number) as (?=an? \p{L}+(?: \p{L}+)?(?:,| and) )/giu
/** "A number between 1 and 3999": how large it may be. */
const ofRange = / (?:between|from) \d[\d.,]* (?:and|to) \d[\d.,]*(?= |[,.;\n]|$)/giu
/** "Choose add, subtract or divide": which of them is done. */
const ofDoings =
  /(?<=\b(?:choose|chooses|select|selects|pick|picks) )((?:[\p{L}-]+, ){1,4}[\p{L}-]+,? or (?:the )?[\p{L}-]+)(?=[.;\n])/giu

/** "A category such as work, home or school": what one chooses from. */
const suchAs = / (?:such as|like|for example|e\.g\.),? ([^.;()\n]+)/giu

/** "Between short, medium and long texts". */
const betweenThem =
  /(?<=\b(?:choose|chooses|select|selects|switch|pick|picks) )(?:between|from|among) ((?:\p{L}+(?: \p{L}+)?, ){0,5}\p{L}+,? (?:and|or) \p{L}+) (?=\p{L}+[.,;\n])(\p{L}+)/giu

function toldIn(text: string): { inputs: readonly ToldValue[]; outputs: readonly ToldValue[] } {
  const [whole, stem, ending] = twice.exec(text) ?? []
  const both = stem ? `${stem.toLowerCase()}${ending === 'ies' ? 'y' : ''}` : undefined
  const pair: ToldValue[] = both
    ? [`First ${both}`, `Second ${both}`].map((name) => ({ name, options: [] }))
    : []
  const entries = valuesIn(whole ? text.replace(whole, '') : text, entering, entered)
  const inputs = [...pair, ...entries].slice(0, 5)
  const isEntered = ({ name }: ToldValue) =>
    inputs.some((input) => input.name.toLowerCase() === name.toLowerCase())
  const shownIn = (said: string) => valuesIn(said, coming, seen).filter((value) => !isEntered(value))
  // What the first sentence names is what the whole is called.
  const later = shownIn(text.slice(text.search(/[.\n]/u) + 1))
  return { inputs, outputs: later.length > 0 ? later : shownIn(text) }
}
