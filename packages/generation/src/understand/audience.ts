import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { replaced, type Rewording } from './searched.ts'

const nothing = ' , '
/** With less beside it, whom it is for is most of what is said of an app. */
const enoughBeside = 60

const isPeople = (words: string): boolean => {
  const word = words.trim().toLowerCase().split(' ').at(-1) ?? ''
  return (
    word === 'people' ||
    (toSingular(word) !== word && ['person', 'group'].includes(classOf(toSingular(word))))
  )
}

const who = String.raw`((?:the |our |all |young |new |small )?(?:[\p{L}-]+ ){0,2}?\p{L}{3,})`
/** What they are looking for is what one finds. */
const looking = new RegExp(
  String.raw`\bfor ${who} (?:(?:who|that) (?:are )?)?(?:looking|look|searching|search) for (?=\p{L}{3})`,
  'giu',
)
/** How they live says whom it is for. */
const living = new RegExp(
  String.raw`\bfor ${who} (?:(?:who|that) (?:travel|live|work|suffer|commute|study|struggle|are|have) |(?:returning|living|suffering|working|studying|struggling|dealing|starting|moving|recovering|preparing|affected|diagnosed|after) )[^.,:;\n]{2,60}?(?=\s*[.,:;\n]|$| and \p{L}+ (?:can|should|will)\b)`,
  'giu',
)
const teaching = new RegExp(
  String.raw`\bteach(?:es|ing)? ${who} (?:(?:all |more )?about|how to) (?=\p{L}{3})`,
  'giu',
)
const connecting = new RegExp(
  String.raw` (?:(?:that|which) )?(?:connects?|connecting|brings? together|bringing together|matches|matching) ${who} (?:with|and|to) ${who}(?=\s*[.,:;\n]|$)`,
  'giu',
)
const listed = new RegExp(
  String.raw`\bfor ${who}(?:, ${who})*(?:,? (?:and|or)|,? &) ${who}(?=\s*[.,:;\n]|$| with \p{L}| to (?!the |my |our )\p{Ll})`,
  'iu',
)

/**
 * The text without those the app is for, where enough else is said: "a safety net for people who travel alone: check-ins"
 * is no app of people, "for tenants looking for flatmates" is one to find flatmates with.
 */
export function withoutAudience(text: string): string {
  const isSmall = (whole: string) => text.length - whole.length < enoughBeside
  const told: readonly Rewording[] = [
    { form: looking, becomes: (whole = '', whom = '') => (isPeople(whom) ? 'to find ' : whole) },
    {
      form: living,
      becomes: (whole = '', whom = '') => (isPeople(whom) && !isSmall(whole) ? nothing : whole),
    },
    { form: teaching, becomes: (whole = '', whom = '') => (isPeople(whom) ? 'learn ' : whole) },
    {
      form: connecting,
      becomes: (whole = '', one = '', other = '') =>
        isPeople(one) && isPeople(other) && !isSmall(whole) ? nothing : whole,
    },
  ]
  return replaced(
    told.reduce((said, { form, becomes }) => replaced(said, form, becomes), text),
    listed,
    (whole) =>
      (!isSmall(whole) || isBeforeDoing(text, whole)) &&
      isEarly(text, whole) &&
      whole
        .slice(4)
        .split(/,| and | or /)
        .filter((each) => each.trim() !== '')
        .every(isPeople)
        ? isBeforeDoing(text, whole)
          ? ''
          : nothing
        : whole,
  )
}

/** In the first sentence, before anything else is told. */
const isEarly = (text: string, part: string): boolean => !/[.:;\n]/.test(text.slice(0, text.indexOf(part)))

/** "For owners, keepers and vets to record shots": what they do is said next. */
const isBeforeDoing = (text: string, part: string): boolean =>
  text.slice(text.indexOf(part) + part.length).startsWith(' to ')
