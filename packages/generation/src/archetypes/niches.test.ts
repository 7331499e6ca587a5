import { describe, expect, it } from 'vitest'
import { allOf, kindOf, namesOf } from '../plan/short.test-helper.ts'

describe('kinds of app that few ask for', () => {
  it.each([
    ['Hydroponic basil: pH and nutrients per tray', 'hydroponics', 'Basil, Genovese'],
    ['Our marina: berths, guests for the night, fees by metre', 'marina', 'Albatross'],
    ['Tell us where hornets build a nest, experts confirm', 'nest-reports', 'Nest in an oak'],
    ['Hobby paints I own and recipes for my miniatures', 'paint-notebook', 'Deep sea blue'],
    ['Log of my cheese making with rennet and curd', 'cheese-making', 'Tomme no. 9'],
    ['For a funeral director and the bereaved', 'funeral-home', 'Choose the chapel'],
    ['Translation bureau with word counts and due dates', 'translation-agency', 'Manual, heat pump'],
    ['Recordings of minority languages in an archive', 'language-archive', 'Livonian'],
    ['A memory box with old songs for my father with dementia', 'memory-box', 'Waltz of the lamps'],
    ['Gritting and snow removal in our village', 'winter-service', 'School path'],
    ['Lemonade stand simulation: buy lemons, the weather sends customers', 'stand-game', 'Lemons'],
    ['Model railroad with a track plan and DCC decoders', 'model-railway', 'Linden Junction'],
    ['Foster children with visits and papers', 'foster-care', 'Their mother'],
    ['Egg vending machine at the farm gate', 'vending', 'Farm gate, eggs'],
    ['Request a song from the band, with tips', 'song-requests', 'Nine More Minutes'],
    ['Haemodialysis at home, fluid removed and alarms', 'dialysis', 'Sun 15 Nov, 3 h 20'],
    ['Coaster count with parks', 'coaster-log', 'Iron Heron'],
    ['Heritage trail through our village with audio', 'history-walk', 'Mill bridge, 1904'],
    ['Theatre production at school with cast and props', 'stage-group', 'Dress rehearsal'],
    ['Cockatiels and canaries in my aviary', 'bird-keeping', 'Whistled back'],
    ['Find a padel partner of my level', 'buddies', 'Padel, level 3.5'],
  ])('are known: %s', (prompt, kind, row) => {
    expect(kindOf(prompt)).toBe(kind)
    expect(allOf(prompt)).toContain(row)
  })

  it('have the lists of what one puts together from others', () => {
    expect(allOf('Podcast player with playlists of episodes')).toContain('For the long drive')
    expect(namesOf('Video player with playlists')).toContain('Playlists')
    expect(namesOf('Video player with playlists')).not.toContain('Album')
  })

  it('sell no fish to who wants a permit', () => {
    const names = namesOf('Anglers buy a day permit and see the closed season')
    expect(names).toContain('Permit')
    expect(names).not.toContain('Checkout')
  })
})
