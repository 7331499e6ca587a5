import { defineEntity } from '../entity.ts'

export const heroCharacter = defineEntity({
  id: 'hero-character',
  one: 'Character',
  many: 'Characters',
  words: 'character sheet, wizard',
  icon: 'shield',
  groups: 'Party, Allies, Foes',
  fields: `
    Name | text | Mirelle Ashdown
    Class | choice | Ranger | Ranger, Wizard, Cleric, Rogue, Fighter
    Level | number | 5
    Hit points | text | 34 of 41
    Armour | number | 15
    Spells | text | Fog, Silent step
    Notes | long | Owes the ferryman a favour`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Mirelle Ashdown | Mirelle Ashdown | Ranger, level 5 | 34 HP | Party | success
    Torvan Grey | Torvan Grey | Cleric, level 5 | 28 HP | Party | warning
    Pip Underhollow | Pip Underhollow | Rogue, level 4 | 12 HP | Hurt | danger
    Old Sable | Old Sable | Wizard, level 6 | 22 HP | Party | primary
    The ferryman | The ferryman | Knows the reed path | 18 HP | Ally | neutral
    Queen of Rooks | Queen of Rooks | Last seen at the mill | 90 HP | Foe | accent`,
  about:
    'Grew up between the reeds and never lost the way in fog. Owes the ferryman a favour, and he knows it.',
  facts: '34 | Hit points\n15 | Armour\n+4 | Initiative',
  figures: '4 | In the party\n17 | Sessions | +1\n2,340 | Experience',
  hero: 'Session 18, Friday | The mill at night | Bring the silver key and two torches | Open notes',
  tip: 'Pip is at 12 of 31 | A long rest before the mill',
  trend: 'Experience | 2,340 | +180',
  data: [900, 1200, 1420, 1660, 1900, 2160, 2340],
  add: 'New character',
  use: 'Roll dice',
})
