import type { Rewording } from '../../understand/searched.ts'
import { inCapitals } from '../names-in.ts'
import { by, narrowing } from './narrowing.ts'

const opened = '\\b(The (?:other )?([^.\\n]{2,30}?) (?:screen|tab) (?:contains|has) )'

/** What stands on a screen whose name says of what it is. */
export const ofScreens: readonly Rewording[] = [
  // "The Packing tab contains a checklist", "upcoming ones".
  { form: new RegExp(`${opened}(?:an? )?checklist(?=[.;\\n]|$)`, 'gu'), becomes: '$1a checklist of items' },
  {
    form: new RegExp(`${opened}(a list of )?(?:the |all )?(upcoming|past|latest|current|open) ones`, 'gu'),
    becomes: (_, start = '', name = '', _list = '', which = '') =>
      `${start}a list of ${which} ${name.toLowerCase()}`,
  },
  // "The Speakers tab contains grid with photo and name": of speakers.
  {
    form: new RegExp(
      `${opened}(?:an? |the )?(list|grid|table) (?:with|showing) (?=(?:the |an? |round )?\\p{Ll}+(?: \\p{Ll}+)*(?:,| and) )`,
      'gu',
    ),
    becomes: (whole = '', start = '', name = '', noun = '') =>
      /^\p{L}+s$/u.test(name) ? `${start}a ${noun} of ${name.toLowerCase()} with ` : whole,
  },
  // "Searchable list, filter by date and category, each row with icon and name".
  {
    form: new RegExp(
      `${opened}(?:an? )?searchable list(?: of (?:the |all )?(\\p{L}+))?(?:,? (?:with )?(?:an? )?(?:filters?|filterable) (?:by|for) ${by}(?=,? each|,? with|[.;\\n]|$))?(,? (?:each|every)(?: (?:row|one|item|entry))? (?:with|shows|showing|has) | with )?`,
      'gu',
    ),
    becomes: (_, start = '', name = '', things?: string, filters?: string, each?: string) =>
      `${start}a search bar, ${filters === undefined ? '' : `${narrowing(filters)}, `}a list of ${things ?? name.toLowerCase()}${each === undefined ? '' : ' with '}`,
  },
  // "A list with a filter for category and a search field".
  {
    form: new RegExp(
      `\\b([Tt]he (?:other )?([^.\\n]{2,30}?) (?:screen|tab) (?:contains|has) )an? (list|grid|table)(?: of (?:the |all )?(\\p{L}+))? with an? filter (?:for|by) ${by}(,? and an? search (?:field|bar|box))?(?=[.;\\n]|$)`,
      'gu',
    ),
    becomes: (_, start = '', name = '', noun = '', things?: string, filters = '', search?: string) =>
      `${start}${search === undefined ? '' : 'a search bar, '}${narrowing(filters)}, a ${noun} of ${things ?? name.toLowerCase()}`,
  },
  // "A list of walkers (photo, name) with a filter on top for price and for dog size".
  {
    form: new RegExp(
      `\\ban? (list|grid|table) of (\\p{L}+(?: \\([^()\\n]+\\))?) with (?:an? )?filters?(?: (?:on|at the) top)? (?:for|by) ${by}(?=[.;\\n]|$)`,
      'gu',
    ),
    becomes: (_, noun = '', things = '', filters = '') => `${narrowing(filters)}, a ${noun} of ${things}`,
  },
  // "The Sounds screen contains a grid of rain, waves, forest and fan": sounds called so.
  {
    form: new RegExp(
      `${opened}an? (grid|list|row) of (\\p{Ll}+(?<!s)(?: \\p{Ll}+(?<!s))?(?:, (?:\\p{Ll}+ )?\\p{Ll}+(?<!s)|, \\p{Ll}+)+,? and (?:\\p{Ll}+ )?\\p{Ll}+)(?=[,.;\\n]|$)`,
      'gu',
    ),
    becomes: (_, start = '', name = '', noun = '', list = '') =>
      `${start}a ${noun} of ${name.toLowerCase()} (${inCapitals(list)})`,
  },
]
