/** What somebody does with a tool: the verb as it is told, and what follows it. */
export interface Clause {
  doing: 'enter' | 'press' | 'bring' | 'choose' | 'adjust' | 'switch' | 'see' | 'warn' | 'do'
  verb: string
  object: string
}

const doings: readonly (readonly [Clause['doing'], string])[] = [
  [
    'enter',
    'enter|type in|type|paste|fill in|fill out|write|input|provide|put in|see fields for|see input fields for',
  ],
  ['press', 'press|click on|click|tap on|tap|hit'],
  ['bring', 'upload|open|import|load|drop|insert|attach'],
  ['choose', 'choose|select|pick|switch between|switch to'],
  ['adjust', 'set|change|adjust|drag|customise|customize|limit|tune'],
  ['switch', 'turn on|turn off|toggle|show or hide|enable|include|exclude'],
  ['warn', 'is warned|are warned|is told|are told|is shown an error|gets an error|get an error'],
  ['see', 'see|sees|view|views|read|get|gets|watch'],
  [
    'do',
    'copy|submit|download|save|share|print|reset|clear|undo|redo|export|generate|compare|swap|shuffle|start|stop|test|run|play|hear|listen to|calculate|convert|check|withdraw|deposit|zoom|crop|rotate|flip|mirror|resize|compress|encode|decode|encrypt|decrypt|format|validate|minify|sort|scan|solve|send|lock|unlock|pause|remove|delete|rename|try|add|load|refresh|list|replace|roll|draw|flip|invert|reverse|repeat|skip|reveal|hide|mix|merge|trim|count|randomise|randomize',
  ],
]
const verbs: ReadonlyMap<string, Clause['doing']> = new Map(
  doings.flatMap(([doing, words]) => words.split('|').map((verb) => [verb, doing] as const)),
)
const anyVerb = [...verbs.keys()].toSorted((one, other) => other.length - one.length).join('|')

const before = /^(?:bonus|optional(?:ly)?|extra|stretch|nice to have)(?: \p{L}+)?\s?[:,-]\s?/iu
const who =
  /^(?:the |a |an |each |every )?(?:users?|visitors?|customers?|people|everyone|he|she|they|you|one|teachers?|students?|owners?|somebody) (?:(?:can|could|may|should|must|will) (?:also |then |still |only |always |either )?(?:be able to )?|(?:has|have) to |(?=(?:is|are|gets?) ))/iu
const further = new RegExp(
  String.raw`,? (?:and|or|then|and then|or to|and to) (?=(?:${anyVerb})\b)|, (?=(?:${anyVerb}) )`,
  'giu',
)
const leading = new RegExp(String.raw`^(${anyVerb})\b\s?(.*)$`, 'iu')

/** "Press a button to generate a story": the story is generated. */
const byButton = new RegExp(
  String.raw`^(?:press|click|tap|hit)(?: on)? (?:an?|the) (?:\p{L}+ )?button to (?=(?:${anyVerb})\b)`,
  'iu',
)

/** "The last five results are kept in a list and can be copied": what one sees there, and does with it. */
function keptOf(said: string): Clause[] | undefined {
  const [, what = '', done] =
    /^(?:the |all |your )?([\p{L}\p{N} ]{3,40}?) (?:is|are) (?:also )?(?:kept|saved|stored|listed|remembered)(?: (?:in|as|below|under) (?:an? |the )?[\p{L} ]{3,24}?)?(?: and can be (copied|shared|exported|cleared|deleted))?$/iu.exec(
      said,
    ) ?? []
  const verb = done
    ?.toLowerCase()
    .replace(/ied$/, 'y')
    .replace(/(?<=e)d$/, '')
    .replace(/(?<=[tr])ed$/, '')
  return what === ''
    ? undefined
    : [
        { doing: 'see', verb: 'see', object: `the ${what}` },
        ...(verb === undefined
          ? []
          : [{ doing: 'do' as const, verb, object: `the ${what.split(' ').at(-1) ?? ''}` }]),
      ]
}

/** "Types" of "type in": how it is said of one who does it. */
const thirdOf = (verb: string): string => {
  const [first = '', ...rest] = verb.split(' ')
  const third = /(?:s|sh|ch|x|z)$/.test(first)
    ? `${first}es`
    : /[^aeiou]y$/.test(first)
      ? first.replace(/y$/, 'ies')
      : `${first}s`
  return [third, ...rest].join(' ')
}
const baseOfThird: ReadonlyMap<string, string> = new Map(
  [...verbs.keys()]
    .filter((verb) => !/^(?:is|are|sees|views|gets?) /.test(verb))
    .map((verb) => [thirdOf(verb), verb]),
)
const anyThird = [...baseOfThird.keys()].toSorted((one, other) => other.length - one.length).join('|')
const doesIt = new RegExp(
  String.raw`^((?:the |an? |each |every )?(?:user|visitor|customer|player|student|teacher|owner|he|she|somebody|everyone) )(?=(?:${anyThird})\b)`,
  'iu',
)
const thirds = new RegExp(String.raw`(?<=^|, |,? and |,? then |,? or )(${anyThird})(?=\s)`, 'giu')

/** "The user types a word and sees its sound" as what the user can do: "The user can type a word and see its sound". */
function asCanDo(sentence: string): string {
  const [whole, who] = doesIt.exec(sentence) ?? []
  if (whole === undefined || who === undefined) return sentence
  const does = sentence
    .slice(who.length)
    .replaceAll(thirds, (third: string) => baseOfThird.get(third.toLowerCase()) ?? third)
  return `${who}can ${does}`
}

/** What each sentence after the first says somebody can do, the clauses of a sentence together; undefined where one says something else. */
export function clausesOf(text: string): Clause[][] | undefined {
  const [, ...told] = text.split(/(?<=[.!;])\s+|\n+/u).filter((sentence) => sentence.trim() !== '')
  const read = told.map((sentence): Clause[] | undefined => {
    const said = asCanDo(sentence.trim().replace(before, '')).replace(/[.!;]+$/u, '')
    const does = said.replace(who, '')
    if (does === said) return keptOf(said)
    const parts = does
      // "The red, green and blue values" are no doings.
      .split(further)
      .map((part) => leading.exec(part.trim().replace(byButton, '')))
    const [first] = parts
    if (!first) return undefined
    const clauses = parts.flatMap((part) => {
      const [, verb = '', object = ''] = part ?? []
      const doing = verbs.get(verb.toLowerCase())
      return doing ? [{ doing, verb: verb.toLowerCase(), object: object.trim() }] : []
    })
    return withSharedObject(clauses)
  })
  const known = read.flatMap((clauses) => (clauses && clauses.length > 0 ? [clauses] : []))
  return told.length > 0 && known.length >= told.length * mostlyTold ? known : undefined
}

/** "Add, rename or delete folders": all of it is done with folders. */
const withSharedObject = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, index) =>
    clause.object === '' && clause.doing === 'do'
      ? {
          ...clause,
          object:
            clauses.slice(index + 1).find(({ doing, object }) => doing === 'do' && object !== '')?.object ??
            '',
        }
      : clause,
  )

/** Of so many of its sentences a brief says what one can do; the others tell how it looks. */
const mostlyTold = 0.6
