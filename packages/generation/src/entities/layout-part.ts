import { defineEntity } from '../entity.ts'

export const layoutPart = defineEntity({
  id: 'layout-part',
  one: 'Section',
  many: 'Layout',
  words: 'layout section, track section, layout module, railway layout, layout, track plan',
  icon: 'grid',
  groups: 'Laid, In work, Planned',
  fields: `
    Section | text | Linden Junction
    Size | text | 2.4 by 1.2 m
    Tracks | number | 4
    Turnouts | number | 9
    State | choice | In work | Planned, In work, Laid, With scenery
    Plan | photo | city
    To buy | long | Two left turnouts, 6 m of track`,
  samples: `
    icon | title | subtitle | value | badge | tone
    grid | Linden Junction | 2.4 by 1.2 m, 4 tracks, 9 turnouts | 80 % | In work | warning
    grid | Harbour branch | 1.8 m, one track, slope 2 % | 100 % | Laid | success
    grid | Fiddle yard | 8 tracks below, wired | 60 % | In work | warning
    mountain | Tunnel loop | Radius 420 mm | 30 % | In work | warning
    tree | Mill station | Two tracks, trees to plant | 90 % | Scenery | primary
    grid | Goods yard | Six turnouts to buy | 0 % | Planned | neutral`,
  about: 'Four tracks and nine turnouts, all but two are wired. The platform is longer than five coaches.',
  facts: '2.4 m | Long\n9 | Turnouts\n80 % | Done',
  figures: '14.6 m | Track laid\n23 | Turnouts\n6 | Sections',
  hero: 'On the bench | Linden Junction | Two turnouts to wire, then a test run | Open plan',
  tip: 'Two left turnouts are missing | And six metres of track',
  part: 'Add turnout',
  add: 'Add section',
  use: 'Open plan',
})
