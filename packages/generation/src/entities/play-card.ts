import { defineEntity } from '../entity.ts'

export const playCard = defineEntity({
  id: 'play-card',
  one: 'Card',
  many: 'Cards',
  words: 'playing card of a set, game card',
  icon: 'layers',
  groups: 'All, Creatures, Spells, Lands',
  fields: `
    Name | text | Ember fox
    Kind | choice | Creature | Creature, Spell, Land
    Cost | number | 3
    Set | text | Tides of Glass
    Rarity | choice | Rare | Common, Uncommon, Rare`,
  samples: `
    icon | title | subtitle | value | badge | tone
    flame | Ember fox | Creature, 3 / 2 | 3 | Rare | danger
    moon | Moon owl | Creature, flies, 1 / 3 | 2 | Common | primary
    bolt | Sudden storm | Spell, 3 damage | 1 | Common | warning
    wave | Tide serpent | Creature, 6 / 6 | 6 | Rare | primary
    leaf | Old growth | Land, any colour | 0 | Uncommon | success
    shield | Wall of reeds | Creature, defends, 0 / 5 | 2 | Common | success`,
  about: 'When Ember fox enters, it deals 1 damage to any target. It may attack at once.',
  facts: '3 | Cost\n3 / 2 | Strength\nRare | Rarity',
  figures: '1,284 | Cards\n4 | Decks',
  hero: 'Looked up last | Ember fox | Creature, 3 / 2 | Look',
  tip: 'Rare, from Tides of Glass | In two of your decks',
  add: 'Add card',
  use: 'Add to deck',
})
