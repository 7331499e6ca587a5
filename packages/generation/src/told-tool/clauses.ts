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

/** What each sentence after the first says somebody can do, the clauses of a sentence together; undefined where one says something else. */
export function clausesOf(text: string): Clause[][] | undefined {
  const [, ...told] = text.split(/(?<=[.!;])\s+|\n+/u).filter((sentence) => sentence.trim() !== '')
  const read = told.map((sentence): Clause[] | undefined => {
    const said = sentence
      .trim()
      .replace(before, '')
      .replace(/[.!;]+$/u, '')
    const does = said.replace(who, '')
    if (does === said) return undefined
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
