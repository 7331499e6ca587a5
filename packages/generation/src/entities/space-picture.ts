import { defineEntity } from '../entity.ts'

export const spacePicture = defineEntity({
  id: 'space-picture',
  one: 'Picture',
  many: 'Pictures',
  words: 'space picture, astronomy picture, space photo, nebula, galaxy, rover photo, space image',
  icon: 'star',
  groups: 'Nebulas, Galaxies, Planets, Earth',
  fields: `
    Object | text | The Lantern nebula
    Date | date | Thu 19 Nov
    Taken by | text | Orbit telescope, near infrared
    Distance | text | 1,344 light years
    Explanation | long | Young stars light the gas around them from within.`,
  samples: `
    image | title | subtitle | overline
    night | The Lantern nebula | 1,344 light years | Thu 19 Nov
    moon | Far side at dawn | 384,000 km | Wed 18 Nov
    stars night | Two galaxies, one arm | 31 million light years | Tue 17 Nov
    sunset | Storm over the southern sea | Seen from orbit | Mon 16 Nov
    desert | Dust tracks of a rover | Mars, sol 1,482 | Sun 15 Nov
    night lake | A thousand meteors | Forty minutes in one picture | Sat 14 Nov`,
  about:
    'Young stars light the gas around them from within. The dark lane in the middle is dust, thick enough to hide what is behind it.',
  facts: '1,344 ly | Away\n24 ly | Across\n9 h | Exposure',
  figures: '365 | Pictures\n18 | Saved | +2\n4 | Wallpapers',
  hero: 'Picture of the day | The Lantern nebula | Young stars light the gas around them from within | Read more',
  tip: 'A new picture every day at 6:00 | Yours of 12 March is in the calendar',
  trend: 'Pictures seen | 86 | +7',
  use: 'Save as wallpaper',
})
