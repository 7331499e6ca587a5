import { defineEntity } from '../entity.ts'

/** Installed apps with what they collect. */
export const checkedApp = defineEntity({
  id: 'checked-app',
  one: 'App',
  many: 'Apps',
  words: 'installed app, scanned app, app privacy',
  icon: 'shield',
  groups: 'Poor, Fair, Good',
  fields: `
    App | text | Rain Radar
    Grade | choice | E | A, B, C, D, E
    Trackers | number | 9
    Permissions | number | 14
    Instead | text | Open Sky`,
  samples: `
    icon | title | subtitle | value | badge | tone
    cloud | Rain Radar | 9 trackers, 14 permissions | 18 of 100 | E | danger
    game | Candy Rows | 12 trackers, 11 permissions | 21 of 100 | E | danger
    cart | Weekly Offers | 6 trackers, 17 permissions | 34 of 100 | D | warning
    chat | Long Letters | No trackers, 8 permissions | 86 of 100 | A | success
    music | Old Gramophone | No trackers, 3 permissions | 94 of 100 | A | success
    run | Step by Step | 2 trackers, 9 permissions | 61 of 100 | C | warning`,
  about:
    'It asks for place even when closed and tells nine companies. Open Sky shows the same rain and tells nobody.',
  facts: '9 | Trackers\n14 | Permissions\n5 | Dangerous ones',
  figures: '48 | Apps checked\n31 | With trackers\n7 | Grade E',
  trend: 'Apps with trackers | 31 | −4',
  hero: 'Worst of all | Rain Radar | Nine trackers, reads your place | See why',
  tip: 'There is another one | Open Sky needs no tracker for the same rain',
  add: 'Check app',
  use: 'See alternatives',
})
