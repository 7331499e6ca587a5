import { defineEntity } from '../entity.ts'

/** Part of a map that is kept on the phone for where there is no network. */
export const offlineMap = defineEntity({
  id: 'offline-map',
  one: 'Region',
  many: 'Offline regions',
  words: 'offline, offline map, offline region, map download',
  icon: 'download',
  groups: 'On the phone, Updates, Around here',
  fields: `
    Region | text | Beech ridge and Heron peak
    Size | text | 84 MB
    Updated | date | Wed 18 Nov
    With | choice | Map and paths | Map and paths, Map alone
    Update by itself | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone
    map | Beech ridge and Heron peak | 84 MB, yesterday | On the phone | success
    map | Mirror lake | 31 MB, yesterday | On the phone | success
    shield | Huts and emergency numbers | 2 MB, yesterday | On the phone | success
    warning | Risks of the last twelve hours | 1 MB, today 7:40 | On the phone | success
    map | Old border path | 56 MB | Not loaded | neutral`,
  about: 'Map, paths, huts and springs up to 1:25,000. Works without any network, your place included.',
  facts: '84 MB | Size\n18 Nov | Updated\n3 | Hikes in it',
  figures: '118 MB | On the phone\n3 | Hikes ready',
  hero: 'Without a network | Three hikes are ready | Map, paths and emergency numbers | See regions',
  tip: 'Works without a network | Three of your hikes are on the phone',
  add: 'Load a region',
  use: 'Update now',
})
