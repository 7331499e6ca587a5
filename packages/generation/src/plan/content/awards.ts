import { iconFor } from '../../words/noun-icons.ts'
import { type Base, type Content, at, days, nameOr, people, rows } from './base.ts'

/** Content of an award. */
export const awardContent = (base: Base): Content => ({
  icon: iconFor(base.noun, 'trophy'),
  groups: 'Earned, Next',
  fields: `
    Earned | date | 12 Mar 2026
    Level | choice | Silver | Bronze, Silver, Gold`,
  samples: rows(
    'icon | title | subtitle | tone',
    (index) => at(['star', 'flame', 'sun', 'users', 'trophy', 'target'], index),
    nameOr(base, (index) =>
      at(['First time', 'Five in a row', 'Early bird', 'Brought a friend', 'One year', 'Golden ten'], index),
    ),
    (index) =>
      at(
        ['Earned in March', 'Earned in May', 'Earned in June', '1 to go', '3 months to go', '2 to go'],
        index,
      ),
    (index) => at(['accent', 'warning', 'primary', 'neutral', 'neutral', 'neutral'], index),
  ),
  about: 'Three of six so far. The next one is close.',
  facts: '3 | Earned\n6 | In all',
  figures: `3 | Earned | +1\n1 | To the next`,
  tip: 'The next one is close | Only one more to go',
  use: 'Share',
})

/** Content of a picture. */
export const pictureContent = (base: Base): Content => ({
  icon: 'camera',
  groups: 'New, Favorites, Mine',
  fields: `
    Photo | photo | garden
    Taken | date | Thu 19 Nov
    By | person | Lea Brandt
    Caption | text | Morning light`,
  samples: rows(
    'image | title | subtitle',
    (index) => at(['garden', 'lake', 'street', 'mountain', 'forest', 'harbour'], index),
    (index) => at(days, index),
    (index) => `By ${at(at(people, index + base.turn).split(' '), 0)}`,
  ),
  about: 'Taken before breakfast, when the light was still low.',
  facts: '128 | In all\n6 | This week',
  figures: `128 | ${base.many} | +6\n14 | Favorites`,
  tip: `6 new this week | The last one by Lea`,
  add: `Add ${base.noun}`,
  use: 'Share',
})
