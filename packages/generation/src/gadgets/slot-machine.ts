import type { Gadget } from './gadget.ts'

const signs = ['★', '♥', '♣', '●', '7']
const reel = (place: number) =>
  `switch(random(1, ${signs.length}, ${place}), ${signs.map((sign, index) => `${index + 1}, "${sign}"`).join(', ')})`
const same = (one: number, other: number) =>
  `random(1, ${signs.length}, ${one}) = random(1, ${signs.length}, ${other})`

/** Three reels for play money, spun by chance. */
export const slotMachine: Gadget = {
  id: 'slot-machine',
  called: /\b(?:slot machines?|one-armed bandit|fruit machine|slots game|three reels)\b/i,
  unless:
    /\b(?:casino (?:finder|near)|gambling (?:diary|blocker|help)|stop|quit|addict\w*|reviews?|real money|time slots?)\b/i,
  icon: 'game',
  presets: 'playful, bold',
  names: 'Three Cherries, Lucky Row, Last Coin',
  sheets: [
    {
      name: 'Play',
      title: 'Pull the lever',
      icon: 'game',
      content: `
        hero ${signs[0] ?? ''} ${signs[2] ?? ''} ${signs[0] ?? ''} | Three of a kind win | ${reel(1)} & "  " & ${reel(2)} & "  " & ${reel(3)}
        stats
        - 240 | Balance
        - 0 | Won | if(${same(1, 2)}, if(${same(2, 3)}, 10 * {Bet}, 2 * {Bet}), if(${same(2, 3)}, 2 * {Bet}, 0))
        fields
        - Bet | choice | 5 | 1, 5, 10, 25
        button repeat | Pull the lever
        quiet wallet | New coins`,
    },
    {
      name: 'Table',
      title: 'What wins',
      icon: 'trophy',
      content: `
        rows What wins
        - star | Three of a kind | Any sign | 10 times
        - check | Two side by side | Any sign | 2 times
        - close | Nothing alike | The coins are gone | 0
        switches
        - Sound
        - Vibrate`,
    },
    {
      name: 'History',
      title: 'Last spins',
      icon: 'clock',
      said: /\b(?:histor(?:y|ies)|statistics|last spins?|log|results|high ?scores?)\b/i,
      content: `
        timeline Last spins
        - Two alike, 10 coins | Today, 9:41
        - Nothing | Today, 9:41
        - Three alike, 50 coins | Today, 9:40`,
    },
  ],
}
