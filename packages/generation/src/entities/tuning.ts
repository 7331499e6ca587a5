import { defineEntity } from '../entity.ts'

export const tuning = defineEntity({
  id: 'tuning',
  words: 'tuning, string tuning, temperament',
  icon: 'music',
  groups: 'All, Guitar, Ukulele, Bass',
  fields: `
    Instrument | choice | Guitar | Guitar, Ukulele, Bass, Violin
    Strings | text | E A D G B E
    Reference | number | 440`,
  samples: `
    icon | title | subtitle | value
    music | Standard | Guitar | E A D G B E
    music | Drop D | Guitar | D A D G B E
    music | Open G | Guitar | D G D G B D
    music | Standard | Ukulele | G C E A
    music | Four strings | Bass | E A D G
    music | Half a step down | Guitar | E♭ A♭ D♭`,
  about: 'From the lowest string to the highest, as most guitars are tuned.',
  facts: '6 | Strings\n440 | Hertz\nE | Lowest',
  figures: '9 | Tunings\n440 | Hertz\n±1 | Cents',
  hero: 'In tune | Standard | E A D G B E | Listen',
  tip: 'Reference is 440 hertz | Change it in the settings',
  use: 'Tune with it',
})
