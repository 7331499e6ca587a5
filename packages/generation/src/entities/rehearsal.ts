import { defineEntity } from '../entity.ts'

export const rehearsal = defineEntity({
  id: 'rehearsal',
  words: 'rehearsal, practice evening',
  icon: 'music',
  groups: 'Coming, Concerts, Past',
  fields: `
    Date | date | Thu 19 Nov
    Time | time | 19:30
    Place | place | Parish hall
    Led by | person | Ruth Adeyemi
    Pieces | text | Abendlied, Ave verum
    Notes | long | Bring a pencil and the blue folder`,
  samples: `
    icon | title | subtitle | time
    music | Thursday, everybody | Parish hall, Abendlied and Ave verum | 19:30
    mic | Women’s voices | Small hall, Locus iste | 18:00
    music | Dress rehearsal | In the nave, black clothes | 10:00
    mic | Men’s voices | Small hall, Shenandoah | 18:30
    calendar | Advent concert | Call at 16:00 | 17:00`,
  about: 'Warm-up at half past seven sharp, then the two slow pieces. We finish at nine.',
  facts: '19:30 | Begins\n24 | Coming\n3 | Away',
  figures: '24 | Coming | +2\n3 | Away\n12 | Days to concert',
  hero: 'Tonight, 19:30 | Abendlied and Ave verum | Parish hall, 24 are coming | I am coming',
  tip: '24 of 27 are coming | Two altos are away',
  trend: 'Coming to rehearsals | 88 % | +4 %',
  add: 'Add rehearsal',
  use: 'I am coming',
})
