import { isRole, subjectOf } from '../../understand/role-parts.ts'
import { toSingular } from '../../words/forms.ts'

/** What it must not have, and what is left for later. */
export const isUnwanted =
  /^(?:no |please no |nothing |nobody |never |there (?:is|are|must be|should be) no |(?:we|i) (?:do not|don['’]t) |it (?:must|should|may|has to|needs to) |not (?:wanted|needed)|.{3,40} (?:is|are) (?:out of scope|not (?:wanted|needed|part)))/i
/** Who wants it, and what it is: nothing of that is on a screen. */
export const isOpening =
  /^(?:(?:i|we|our|the|an?|two|three|my|this|brief|product) .*\b(?:an app|the app|app is|this app|app for|platform|something|a guide|an? tool|wants? to|would like to|needs? (?:an?|something))\b|(?:i|we) (?:own|run|are|have|coach|lead|look after|teach|work|organi[sz]e|manage)\b|(?:the|our) app (?:is|should be) for\b|(?:product |app |project )?brief\b)/i

/** The clauses of a sentence that each have a screen or somebody of their own. */
export const clausesIn = (sentence: string): string[] =>
  sentence
    .replaceAll(/,? where (?:the |our )?(\p{L}+s) (?=\p{L}+ )/giu, (whole: string, who: string) =>
      isRole(who) ? '; they ' : whole,
    )
    .split(
      /;\s+|,? and (?=from (?:there|here)\b)|: (?=(?:they|he|she|you|one) \p{L}+ )|, where (?=(?:they|he|she|you|one|we|i) \p{L}+ )/iu,
    )
    .flatMap((clause) =>
      clause.split(/, (?=and )/).reduce<string[]>((told, piece) => {
        const own = piece.replace(/^and /i, '').replace(/^(?:at the end|afterwards?|then),? /i, '')
        if (told.length > 0 && !/^(?:the|an?) \p{L}+$/iu.test(own) && subjectOf(own) !== undefined)
          told.push(own)
        else if (told.length > 0) told[told.length - 1] = `${told.at(-1) ?? ''}, ${piece}`
        else told.push(piece)
        return told
      }, []),
    )
    .map((clause) =>
      clause
        .replace(/^and /i, '')
        .replace(/[,.\s]+$/, '')
        .trim(),
    )
    .filter((clause) => clause !== '')

export const article = /^(?:an?|the|our|my|your|every|each) /i
export const roleKey = (who: string): string =>
  toSingular(who.toLowerCase().replace(article, '').split(' ').at(-1) ?? '')
export const isPronoun = (who: string) => /^(?:they|he|she|you|one|it|users?|people)$/i.test(who)
export const isSelf = (who: string) => /^(?:i|we|me|us)$/i.test(who)
const ahead =
  /^(?:from (?:there|here)|there|then|also|besides|additionally|finally|in addition|at the end|afterwards?|(?:after|before) (?:each|an?|the|every) \p{L}+|from time to time),? /iu

/** Who a clause is about, and what it says of them: "they" are those of before. */
export function toldOf(clause: string): { who?: string; said: string } | undefined {
  const plain = clause.replace(ahead, '').replace(/^(\p{L}+(?: \p{L}+)?) additionally /iu, '$1 ')
  // "Tapping a desk reserves it", "below are rooms with size".
  const [, thing, does] =
    /^(?:tapping|touching|pressing|clicking)(?: on)? (?:an?|the) (\p{L}+) (\p{L}+s) (?:it|them)\b/iu.exec(
      plain,
    ) ?? []
  if (thing !== undefined && does !== undefined) return { said: `${does} the ${thing}` }
  const [, below] =
    /^(?:below|beneath|above|beside)(?: it| that| this| them)? (?:is|are|comes?|stands?) (.+)$/i.exec(
      plain,
    ) ?? []
  if (below !== undefined) return { said: `shows ${below}` }
  const [, sign] = /^an? (?:plus|\+)(?: button| sign| icon)? (?:adds|creates) (.+)$/i.exec(plain) ?? []
  if (sign !== undefined) return { said: `adds ${sign}` }
  const [they] = /^(?:they|he|she|you|one|it)(?: then| also)? /i.exec(plain) ?? []
  if (they !== undefined) return { said: plain.slice(they.length) }
  const subject = subjectOf(plain)
  if (subject) return { who: subject.who, said: subject.rest }
  const [me, who = ''] = /^(i|we) (?:(?:can|also|want to|would like to) )*(?=\p{L}+ .)/iu.exec(plain) ?? []
  return me === undefined ? undefined : { who, said: plain.slice(me.length) }
}
