import { isDone } from '../../understand/role-doings.ts'

/** One thing somebody sees or does on a screen: the verb in its base form, and with what. */
export interface BriefDoing {
  verb: string
  object: string
}

/** What only a verb has behind it. */
const opensObject =
  /^(?:an?|the|their|his|her|its|our|your|my|all|new|each|every|any|who|what|which|when|how|whether|if|where|them|it|up|down|in|out|off|on|to|for|with|from|that|at|as|old|open|online|one|people|themselves)$/i
const modalAhead =
  /^(?:(?:also|then|only|first|additionally|always|just|simply) )*(?:(?:can|could|may|should|must|will|would|shall|wants? to|would like to|needs? to|have to|has to|are able to|is able to|will be able to) (?:also |then |be able to )*)?/i

const oddForms: Readonly<Partial<Record<string, string>>> = {
  has: 'have',
  does: 'do',
  goes: 'go',
  is: 'show',
  are: 'show',
}

/** "Sees", "goes", "studies": the verb as one says it to whoever does it. */
const baseForm = (verb: string): string =>
  oddForms[verb.toLowerCase()] ??
  verb
    .toLowerCase()
    .replace(/(?<=[^aeiou])ies$/, 'y')
    .replace(/(?<=(?:sh|ch|ss|x|zz))es$/, '')
    .replace(/(?<![s])s$/, '')

function isClause(piece: string, isInRow: boolean, endsInS: boolean): boolean {
  const [word = '', next = ''] = piece.split(' ')
  if (!/^\p{Ll}+$/u.test(word) || !isDone(word.toLowerCase())) return false
  // "Move or cancel them".
  if (/^\p{L}+ or \p{L}+ (?:it|them|one)\b/iu.test(piece)) return true
  return opensObject.test(next) || (!isInRow && next !== '' && /[^s]s$/.test(word) === endsInS)
}

/** The doings of what is said of somebody, each with its object: "see the week, book a class and cancel it". */
export function doingsOf(said: string): BriefDoing[] {
  const pieces = said
    .trim()
    .replace(modalAhead, '')
    .replaceAll(/\band lets? (?:them|you|him|her|one|us) (?=\p{L}+ )/giu, 'and ')
    .split(
      /(, and then |, and |; |, then |, | and then | and also | and | or (?=(?:give|send|take|put|reject|decline|refuse|cancel|call|skip) (?:it|them|one|back|the|a)\b))(?![^(]*\))/,
    )
  // "Plans shifts, sees gaps": the verbs of one are alike.
  const endsInS = /[^s]s$/.test(pieces[0]?.split(' ')[0] ?? '')
  const clauses: string[] = []
  for (let index = 0; index < pieces.length; index += 2) {
    const piece = (pieces[index] ?? '')
      .replace(modalAhead, '')
      .replace(/^(?:they|he|she|you|one|it|i|we) (?=\p{Ll}+ )/u, '')
      .replace(modalAhead, '')
    const last = clauses.at(-1)
    const isInRow = last !== undefined && / (?:with|by|such as|including|like|between|each) /.test(`${last} `)
    if (last === undefined || isClause(piece, isInRow, endsInS)) clauses.push(piece)
    else clauses[clauses.length - 1] = `${last}${pieces[index - 1] ?? ''}${pieces[index] ?? ''}`
  }
  return clauses.flatMap((clause) => {
    const [, verb = '', object = ''] = /^(\p{L}+)(?: (.+))?$/u.exec(clause.trim()) ?? []
    return verb === '' ? [] : [{ verb: baseForm(verb), object: object.trim() }]
  })
}
