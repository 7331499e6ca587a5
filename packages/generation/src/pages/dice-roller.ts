import { definePage } from './page.ts'

export const diceRoller = definePage({
  id: 'dice-roller',
  said: 'dice roller, virtual dice, digital dice, dice rolls, built-in dice, dice simulator',
  name: 'Dice',
  icon: 'game',
  line: 'Two dice, thrown by chance',
  content: `
    hero 4 + 6 | Tap to roll again | random(1, {Number of sides}, 1) & " + " & random(1, {Number of sides}, 2)
    stats Together
    - 10 | Sum of both | random(1, {Number of sides}, 1) + random(1, {Number of sides}, 2)
    fields
    - Number of sides | choice | 6 | 4, 6, 8, 10, 12, 20
    button repeat | Roll dice | #Dice
  `,
})
