import type { Gadget } from './gadget.ts'

/** Who is next in a fight at a table of role players. */
export const initiative: readonly Gadget[] = [
  {
    id: 'initiative-order',
    called:
      /\b(?:(?:initiative|combat|encounter|turn order) (?:tracker|order|tracking|helper|manager|counter)|(?:tracker|helper) (?:for|of) (?:initiative|combat|encounters))\b/i,
    unless:
      /\b(?:military|martial|sports?|startup|campaign notes|character sheets?|session notes|world ?building)\b/i,
    icon: 'shield',
    presets: 'dark-pro, warm',
    names: 'Roll For It, Next Up, Top Of The Round',
    sheets: [
      {
        name: 'Fight',
        title: 'Round 3',
        icon: 'shield',
        content: `
          hero Torvan’s turn | Cleric, 28 of 34 hit points. Then the two goblins.
          rows Turn order
          - star | Mirelle | 34 of 34 HP | 21 | Done
          - shield | Torvan | 28 of 34 HP, blessed | 17 | Now
          - warning | Two goblins | 7 and 4 HP, one prone | 14 | Next
          - star | Pip | 12 of 31 HP, poisoned | 12
          - warning | Queen of Rooks | 90 of 110 HP | 8
          keys
          - minus | Damage
          - plus | Heal
          - next | Next turn
          chips Conditions | Blinded, * Poisoned, Prone, Stunned, Grappled, Unconscious`,
      },
      {
        name: 'Add',
        title: 'Add to the fight',
        icon: 'plus',
        content: `
          fields
          - Name | text | Owl bear
          - Initiative | number | 15
          - Hit points | number | 59
          - Armour class | number | 13
          chips Side | Party, Ally, * Foe
          button plus | Add to the order`,
      },
      {
        name: 'Dice',
        icon: 'game',
        said: /\b(?:dice|roll\w*|d20)\b/i,
        content: `
          hero 14 + 3 = 17 | Rolled with one d20, initiative of Pip
          chips Die | d4, d6, d8, d10, d12, * d20
          fields
          - Bonus | number | 3
          button repeat | Roll again
          timeline Last rolls
          - 17, initiative of Pip | 14 + 3
          - 9, damage of the short sword | 6 + 3
          - 21, attack of Mirelle | 16 + 5`,
      },
      {
        name: 'Fights',
        icon: 'book',
        said: /\b(?:encounters|saved?|prepare\w*|monsters?|histor\w+|library)\b/i,
        content: `
          rows Prepared
          - warning | The mill at night | Two goblins, Queen of Rooks | Now
          - warning | Ferry ambush | Four rooks, a captain
          - warning | Below the well | Owl bear, three slimes
          button plus | Prepare a fight`,
      },
    ],
  },
]
