import { capitalise } from '../../words/forms.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { at, type Base, type Content, detailOr, lastWord, nameOr, rows } from './base.ts'
import { has } from '../../understand/searched.ts'

/** What one sets up once and uses again: nobody wrote it to somebody, and it is neither open nor done. */
const setUp =
  /(?:^| )(?:presets?|templates?|folders?|tags?|labels?|layouts?|styles?|macros?|shortcuts?|gestures?|commands?|scripts?|branch|profiles?|modes?|filters?|channels?|streams?|links?|flags?|levels?|collections?|categor(?:y|ies)|hashtags?|playlists?|effects?|fonts?|widgets?|achievements?|upvotes?|save (?:state|slot)s?)$/
/** One after the other of a whole. */
const inOrder = /(?:^| )(?:episodes?|chapters?|lessons?|stages?|parts?|units?|scenes?)$/

export const isPart = (noun: string): boolean => has(setUp, noun) || inOrder.test(noun)

const used = ['Used today', 'Used yesterday', 'Used on Tuesday', 'Used last week', 'New', 'Used in October']

/** Content of what an app is made of or set up with: a name, and when it was of use. */
export const partContent = (base: Base): Content => {
  const one = capitalise(lastWord(base.noun))
  const name = nameOr(base, (index) => `${one} ${index + 1}`)
  const line = detailOr(base, (index) => (inOrder.test(base.noun) ? `${index + 1} of 12` : at(used, index)))
  const icon = iconFor(base.noun, 'layers')
  return {
    icon,
    groups: inOrder.test(base.noun) ? 'New, Favorites' : 'Recent, Mine, Favorites',
    fields: `
      Name | text | ${name(0)}
      Favorite | switch | yes`,
    samples: rows('icon | title | subtitle', () => icon, name, line),
    about: `${name(0)} is there whenever it is wanted again.`,
    facts: `14 | Times used\nToday | Last`,
    figures: `12 | ${base.many} | +1\n3 | Favorites`,
    hero: `Used last | ${name(0)} | ${line(0)} | Open`,
    tip: `12 ${base.many.toLowerCase()} | Three of them are favorites`,
    trend: `${base.many} used a week | 14 | +3`,
    use: 'Open',
  }
}
