import { iconFor } from '../../words/noun-icons.ts'
import { type Base, type Content, at, days, nameOr, people, rows } from './base.ts'

/** They are counted, and none has a name. */
const counted = /(?:^| )(?:point|coin|credit|mile|token|xp)$/

/** Content of an award. */
export const awardContent = (base: Base): Content =>
  counted.test(base.noun) && base.names.length === 0 ? countedContent(base) : badgeContent(base)

/** What one is given for what one does: how many, when and what for. */
const countedContent = (base: Base): Content => ({
  icon: iconFor(base.noun, 'star'),
  groups: 'Earned, Spent',
  fields: `
    ${base.many} | number | 20
    Date | date | Thu 19 Nov
    For | text | Helped on Thursday`,
  samples: rows(
    'icon | title | subtitle | value | tone',
    (index) => (index === 3 ? 'gift' : iconFor(base.noun, 'star')),
    (index) => at(days, index),
    (index) => (index === 3 ? 'Spent on a reward' : 'Earned'),
    (index) => at(['+20', '+35', '+10', '−50', '+15', '+40'], index),
    (index) => (index === 3 ? 'warning' : 'success'),
  ),
  about: 'Earned on Thursday, and kept until the end of next year.',
  facts: '320 | In all\n+20 | Today',
  figures: `320 | ${base.many} | +20\n80 | To the next reward`,
  tip: `320 ${base.many.toLowerCase()} so far | 80 more to the next reward`,
  trend: `${base.many} a week | 65 | +20`,
  use: 'Share',
})

const badgeContent = (base: Base): Content => ({
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
        /\bmilestone/i.test(base.many)
          ? ['Reached', 'Reached', 'Reached', 'Next', 'Still to come', 'Still to come']
          : ['Earned in March', 'Earned in May', 'Earned in June', '1 to go', '3 months to go', '2 to go'],
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
