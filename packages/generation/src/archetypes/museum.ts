import { defineArchetype } from '../archetype.ts'

export const museum = defineArchetype({
  id: 'museum',
  words:
    'museum 8, audio guide 9, exhibit 7, exhibition 7, gallery guide 8, curator 6, artwork 5, sculpture 5',
  presets: 'editorial, calm',
  icon: 'building',
  names: 'Second Floor, Room 12, Slow Look',
  entity: 'exhibit',
  screens: `
    home | Visit | home
    browse | Exhibits | grid
    map? | Floor plan | map
    saved | Favourites | heart
    player | Listen
    detail | Exhibit
    quiz? | Quiz
    scanner? | Scan | camera
    profile? | Me | user`,
})
