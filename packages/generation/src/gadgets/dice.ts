import type { Gadget } from './gadget.ts'

const most = 6
const places = Array.from({ length: most }, (_, index) => index + 1)
const die = (place: number) => `random(1, {Number of sides}, ${place})`
/** What `made` gives for each die that is thrown. */
const ofEach = (made: (place: number) => string, without: string, joined: string): string =>
  places
    .map((place) =>
      place === 1 ? made(place) : `if({Number of dice} >= ${place}, ${made(place)}, ${without})`,
    )
    .join(joined)
const sum = ofEach(die, '0', ' + ')
const thrown = ofEach((place) => (place === 1 ? die(place) : `" + " & ${die(place)}`), '""', ' & ')

/** Dice for games at a table, thrown by the press of a button and counted. */
export const dice: Gadget = {
  id: 'dice-roller',
  called:
    /\b(?:(?:dice|die) (?:roll(?:er|ing)?|thrower|simulator|app)|(?:roll(?:s|ing)?|throw(?:s|ing)?) (?:some |the |virtual |a |an? (?:virtual |pair of )?|\d+ )?(?:dice|die)|virtual dice|polyhedral dice|d20 roller)\b/i,
  unless:
    /\b(?:game (?:for|of|where|with)|games? night|yahtzee|kniffel|pig|farkle|bank|craps|turns?|players?|scores?|score ?sheet|characters?|campaign|dungeon|board|opponents?|bets?|yatzy|passphrases?|diceware|workouts?|exercises?|dinner|decisions?|coins?|cards?|chart|bars?|histogram|distribution|probabilit(?:y|ies)|doubles?|images?|faces?|pictures?)\b/i,
  icon: 'game',
  presets: 'playful, bold',
  names: 'Six Pips, Roll Again, Snake Eyes',
  sheets: [
    {
      name: 'Roll',
      title: 'Roll dice',
      icon: 'game',
      content: (text) => `
        hero 4 + 6 | Tap to roll again | ${thrown}
        stats
        - 10 | Sum of all dice | ${sum}
        fields
        - Number of dice | choice | 2 | 1, 2, 3, 4, 5, 6
        - Number of sides | choice | 6 | 4, 6, 8, 10, 12, 20
        button repeat | Roll dice
        switches
        - Sound
        - ${/\bshak/i.test(text) ? 'Shake to roll' : 'Vibrate'}`,
    },
    {
      name: 'History',
      title: (text) => (/\brolls?\b/i.test(text) ? 'History of rolls' : 'History'),
      icon: 'clock',
      said: /\b(?:histor(?:y|ies)|logs?|recent|past|earlier|previous|last (?:few )?rolls?|statistics)\b/i,
      content: `
        stats
        - 24 | Rolls today
        - 7.1 | Average
        timeline Rolled lately
        - 4 + 6 = 10 | Today, 9:41, two dice of six sides
        - 2 + 1 = 3 | Today, 9:40, two dice of six sides
        - 17 | Today, 9:38, one die of twenty sides
        - 3 + 4 + 8 = 15 | Today, 9:35, three dice of eight sides
        quiet trash | Clear history`,
    },
    {
      name: 'Sets',
      title: 'Saved sets',
      icon: 'heart',
      said: /\b(?:presets?|sav(?:e|es|ed|ing)|sets?|favou?rites?|own dice|custom|templates?|modifiers?)\b/i,
      content: `
        rows Saved sets
        - heart | Attack | One die of twenty sides, plus 5
        - heart | Fireball | Eight dice of six sides
        - heart | Evening game | Five dice of six sides
        fields
        - Name | text | Attack
        - Modifier | number | 5
        button plus | Save set`,
    },
  ],
}
