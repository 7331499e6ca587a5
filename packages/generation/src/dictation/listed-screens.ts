import { capitalise, toSingular } from '../words/forms.ts'
import { reword, type Rewording, findAll } from '../understand/searched.ts'
import { opens } from './screen-names.ts'

const tellingAll =
  /^(?:(?:the|its|these|those|all|my|our) )?(?:screens|pages|views)(?: (?:of|in|for) [^:.;\n]{3,40}?)? (?:should be|are|would be|will be|must be)(?: the following| these)?:\s*/iu
/** "The page of a walker with ...", "booking with ...", "and my dogs, where I add a dog with ...": one of them. */
const oneOfThem: readonly Rewording[] = [
  { form: /^(?:and |then |finally )+/i, becomes: '' },
  {
    form: /^(?:an? |the )((?:\p{L}+ )?list) of (?:the |all |my )?(\p{L}+(?: \p{L}+)?)(?= |$)/iu,
    becomes: (_, noun = '', things = '') =>
      `The ${capitalise(things)} screen contains a ${noun} of ${things}`,
  },
  {
    form: /^(?:an? |the )(?:\p{L}+ )?(?:page|screen|profile|details?) of (?:an?|the|one|each) (\p{L}+) with /iu,
    becomes: (_, thing = '') => opens(thing),
  },
  {
    form: /^(?:the |my |our |an? )?(\p{L}+(?: \p{L}+)?),? where (?:i|you|one|the user|users?) (?:can )?(?:adds?|enters?|creates?) (?:an? |the |new )*\p{L}+ with /iu,
    becomes: (_, name = '') => {
      const thing = toSingular(name.toLowerCase())
      return `${opens(name)}a list of ${name.toLowerCase()}. The "Add ${thing}" button opens a form with `
    },
  },
  {
    form: /^(?:the |an? )?(\p{L}+(?: \p{L}+)?)(?: screen| page)?(?: with|:| showing| where (?:you|users?) (?:see|find)s?) /iu,
    becomes: (_, name = '') => opens(name),
  },
]

/** ", an appointment page with calendar, ..., and an emergency page with a map": each in a sentence. */
const onePage =
  /(?:(?<=[:.] )|, )(?:and )?an? (\p{Ll}+(?: \p{Ll}+)?) (?:page|screen) (with|listing|showing|for (?:each|every) \p{Ll}+ \()/gu
export function withPagesApart(text: string): string {
  if (findAll(onePage, text).length < 3) return text
  return text
    .replaceAll(onePage, (_, name: string, how: string) => {
      const opening = `. ${opens(name)}`
      if (how === 'listing') return `${opening}a list of ${name} with `
      return how.endsWith('(') ? `${opening}(` : opening.trimEnd()
    })
    .replaceAll(/contains \(([^()\n]+)\)/g, 'contains $1')
    .replaceAll(/[:.,] \. /g, '. ')
}

/** "The screens should be: a list of walkers with ...; the page of a walker with ...": each opened in a sentence. */
export function withListedScreens(text: string): string {
  return text.replace(/[^.\n]*(?:;[^.\n]*){2,}/u, (sentence) => {
    if (!tellingAll.test(sentence.trim())) return sentence
    return sentence
      .trim()
      .replace(tellingAll, '')
      .split(/;\s*/)
      .map((each) => reword(each.trim(), oneOfThem))
      .join('. ')
  })
}
