import { defineArchetype } from '../archetype.ts'

export const museum = defineArchetype({
  id: 'museum',
  words:
    'self-guided tour 16, museum 8, audio guide 9, exhibit 7, exhibition 7, gallery guide 8, curator 6, artwork 5, sculpture 5',
  examples: `
    Tours of the museum without a headset: each stop is heard on one’s own phone
    Self-guided tour with numbers on the wall, stories and a map of the rooms
    Museum audio guide: stand in front of a painting, enter its number and listen
    Our local heritage house has 80 objects and wants visitors to hear their stories in three languages
    Floor plan, lifts, café, highlights in one hour
    Current and coming exhibitions, opening times, tickets, guided rounds
    Scan the label beside the vase and read about its maker and age
    Sculpture park with a sound piece at each work
    Treasure questions for children in the castle halls, answer by looking closely
    Exhibits like steam engines and looms explained with films, for visitors of the old factory
    Virtual tour through the rooms of a poet's home, furniture, letters, portraits
    Contemporary art gallery guide: artists, rooms, wall texts in large print, favourites to remember
    Natural history museum with dinosaur skeletons, minerals and meteorites, stop by stop
    Memorial site, quiet design, testimonies and documents at twenty stations`,
  presets: 'editorial, calm',
  icon: 'building',
  names: 'Second Floor, Room 12, Slow Look',
  entity: 'exhibit',
  screens: `
    home | Visit | home | | | With an audio guide
    browse | Exhibits | grid
    map? | Floor plan | map
    saved | Favourites | heart
    player | Listen
    detail | Exhibit
    quiz? | Quiz
    scanner? | Scan | camera
    profile? | Me | user`,
})
