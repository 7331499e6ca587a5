import { defineEntity } from '../entity.ts'

/** What a customer looks for. */
export const wantedTitle = defineEntity({
  id: 'wanted-title',
  one: 'Wanted title',
  many: 'Wantlist',
  words: 'wantlist, wanted title, want list',
  icon: 'heart',
  groups: 'Here now, Looking',
  fields: `
    Title | text | Harbour Lights
    By | text | Trio Lindgren
    At least | choice | VG | NM, VG+, VG, G
    Up to | money | € 40.00
    Tell me | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    music | Harbour Lights | Trio Lindgren, VG or better | to € 40 | Here now | success
    music | Slow Machines | Kettle, first pressing | to € 30 | Here now | success
    music | Blue Hour | Amara Osei, any condition | to € 25 | Looking | neutral
    music | Letters from Bergen | Ruth Vale, with poster | to € 60 | Looking | neutral
    music | Six Knots | The Owls, NM only | to € 35 | Looking | neutral`,
  about: 'You asked in May. A copy in VG came in this morning, first Swedish pressing.',
  facts: 'VG | At least\n€ 40 | Up to',
  figures: '2 | Here now\n3 | Looking',
  hero: 'Here since this morning | Harbour Lights | VG, € 32, held for you until Saturday | Open',
  tip: 'Two of five are here | Held until Saturday',
  add: 'Look for a title',
  use: 'Hold for me',
})
