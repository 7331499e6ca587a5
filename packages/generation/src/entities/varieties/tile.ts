import { tile } from '../tile.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

/** A game of one sort: six things on its board, what level twelve is called and asks, three numbers of a round, the levels. */
function sort(
  signs: string,
  groups: string,
  pieces: string,
  level: string,
  task: string,
  about: string,
  facts: string,
): VarietySource {
  const tones = ['accent', 'primary', 'success', 'danger', 'primary', 'warning']
  return {
    signs,
    groups,
    fields: `Level | choice | ${groups.split(', ')[1] ?? ''} | ${groups}`,
    samples: [
      'icon | title | tone',
      ...pieces.split('; ').map((piece, index) => `${piece.replace(' ', ' | ')} | ${tones[index] ?? ''}`),
    ].join('\n'),
    about,
    facts,
    figures: '1,480 | Best score | +120\n12 | Level\n3 | Stars',
    hero: `Level 12 | ${level} | ${task} | Play`,
    tip: '120 points to the next star | Two quick rounds will do',
  }
}

export const tileVarieties = defineVarieties(tile, [
  {
    signs: 'shell game 9, cups 6',
    one: 'Cup',
    many: 'Cups',
    icon: 'cup',
    samples: `
      icon | title | tone
      cup | Left cup | primary
      cup | Middle cup | accent
      cup | Right cup | primary`,
    about: 'Watch the ball, the cups move faster each round. One guess.',
    facts: '14 | Wins\n6 | Losses\n3 | Speed',
    figures: '14 | Wins | +1\n6 | Losses\n70 % | Found',
    hero: 'Round 21 | Where is the ball? | Three cups, speed 3 | Shuffle',
    tip: '14 wins, 6 losses | Speed 4 opens after 16 wins',
    trend: 'Found the ball | 70 % | +4 %',
    use: 'Shuffle',
  },
  {
    signs: 'rock paper scissors 9',
    one: 'Hand',
    many: 'Hands',
    icon: 'thumb',
    samples: `
      icon | title | tone
      mountain | Rock | primary
      file | Paper | accent
      scissors | Scissors | danger`,
    about: 'Best of five. The computer remembers what you like to throw.',
    facts: '14 | Wins\n6 | Losses\n2 | Draws',
    figures: '14 | Wins | +1\n6 | Losses\n2 | Draws',
    hero: 'Round 3 of 5 | Rock, paper or scissors? | You lead by two to nil | Throw',
    use: 'Throw',
  },
  {
    signs: 'blackjack 12, black jack 12, poker 9, bet 4, dealer 6, chips 4',
    one: 'Hand',
    many: 'Hands',
    icon: 'game',
    samples: `
      icon | title | subtitle | value | tone
      heart | Hand 24 | You 20, dealer 18 | +40 | success
      heart | Hand 23 | You 17, dealer 19 | −20 | danger
      star | Hand 22 | Blackjack with ace and king | +60 | success
      heart | Hand 21 | You 18, dealer 18 | 0 | neutral
      heart | Hand 20 | You 24, bust | −40 | danger`,
    about: 'Ace and king on the first two cards. The dealer stood at nineteen.',
    facts: '620 | Chips\n14 | Won\n24 | Hands',
    figures: '620 | Chips | +60\n14 | Won\n24 | Hands',
    hero: 'Hand 25 | 620 chips | You won the last one | Deal',
    tip: '620 chips | Twenty to bet at least',
    trend: 'Chips | 620 | +60',
    use: 'Deal again',
  },
  {
    signs:
      'snake 9, 2048 9, merge 7, hanoi 9, sequence 6, tetris 9, pong 9, breakout 9, scramble 9, dice 9, die 6, numbers 4, digits 5, mastermind 9, colours may repeat 6, bubble wrap 12, lamps 6, lamp 6, paddles 9, falling blocks 9, puzzle 2, disks 6, swipe 3',
    one: 'Round',
    many: 'Rounds',
    icon: 'game',
    samples: `
      icon | title | subtitle | value
      trophy | Best round | Sunday 15 November | 2,210
      game | Round 41 | Today, 9:12 | 1,480
      game | Round 40 | Today, 8:30 | 960
      game | Round 39 | Yesterday | 1,720
      game | Round 38 | Yesterday | 1,105`,
    about: 'The longest so far this week. One hasty move in the corner ended it.',
    facts: '1,480 | Points\n3:41 | Time\n2,210 | Best',
    figures: '2,210 | Best | +120\n41 | Rounds\n3:41 | Last one',
    hero: 'Best so far | 2,210 points | Sunday, in four minutes | Play',
    tip: '730 points to your best | Two quick rounds will do',
    use: 'Play',
  },
  sort(
    'endless runner 8, runner 5, platformer 8, jump 5, run and jump 8, parkour 6, flappy 8, jumping 5',
    'Meadow, Forest, Rooftops',
    'star Coin; bolt Spring; heart Extra life; tree Log; flash Magnet; shield Shield',
    'Forest at dusk',
    'Run 1,620 metres to beat yourself',
    'Jump over logs, slide under branches. Coins in a row double what they count.',
    '1,480 m | Farthest\n212 | Coins\n3 | Lives',
  ),
  sort(
    'racing 8, race game 8, car game 8, kart 8, motocross 8, drift 6, race cars 8',
    'Harbour, Desert, City',
    'flag Start; bolt Boost; car Rival; tools Pit stop; warning Oil; trophy Finish',
    'Harbour ring, three laps',
    'Two rivals are faster than 0:42',
    'Brake before the crane, boost on the pier. Touching the wall costs a second.',
    '0:42 | Best lap\n2nd | Place\n3 | Laps',
  ),
  sort(
    'tower defense 8, tower defence 8, towers 5, strategy game 7, castle 5, goblin 5, waves of 6, empire 5, kingdom 5, war game 7',
    'Meadow, Pass, Castle',
    'target Archers; flame Fire tower; shield Wall; bolt Catapult; flag Enemy gate; star Gold',
    'The narrow pass',
    'Hold the bridge for ten waves',
    'Archers reach far, fire burns slowly. Sell a tower before it falls.',
    '10 | Waves\n340 | Gold\n18 | Hearts',
  ),
  sort(
    'space shooter 8, shooter 8, asteroid 8, alien 6, spaceship 7, space invaders 9, zombie 7, shoot 5, bubble shooter 3',
    'Orbit, Belt, Deep space',
    'plane Ship; star Asteroid; bolt Laser; shield Shield; warning Boss; heart Repair',
    'The asteroid belt',
    'Reach the station before the shield is gone',
    'Small rocks first, they turn fast. The boss opens its middle every ten seconds.',
    '1,480 | Points\n3 | Shields\n14 | Hits in a row',
  ),
  sort(
    'match three 9, match 3 9, match-3 9, candy 6, bubble 6, jewel 6, gem 5, bubbles 6, pop 4, merge 5, falling blocks 8',
    'Easy, Tricky, Wild',
    'star Yellow; drop Blue; leaf Green; heart Red; moon Violet; sun Orange',
    'Garden of glass',
    'Clear forty greens in twenty moves',
    'Four in a row make a bolt, five clear a colour.',
    '20 | Moves\n1,480 | Points\n40 | To clear',
  ),
  sort(
    'detective 7, mystery 6, adventure game 7, point and click 9, crime 5, escape game 8, escape room 8, story game 7, murder mystery 8, text adventure 8, hidden object 8, clues 4',
    'Case 1, Case 2, Case 3',
    'key Brass key; mail Torn letter; lamp Lamp; map Map; users Witness; lock Locked drawer',
    'The locked study',
    'Somebody was here before you',
    'Look twice at what stands in the wrong place. The gardener knows more than he says.',
    '7 of 12 | Clues\n3 | Witnesses\n2 | Hints left',
  ),
  sort(
    'maze 7, labyrinth 7, mouse 4, snake 5, pac 5, ghost 3',
    'Small, Winding, Night',
    'home Start; apple Cheese; paw Cat; key Key; lock Gate; flag Way out',
    'Maze at night',
    'Find the cheese in 42 seconds',
    'Keep the wall on your left and count the gates. The cat sleeps until you run.',
    '0:42 | Best time\n12 | Maze\n3 | Keys',
  ),
  sort(
    'fishing game 8, farm game 8, farming game 8, cooking game 8, restaurant game 8, tycoon 8, build a city 8, city builder 9, simulator 5, simulation game 7',
    'Village, Town, Island',
    'home House; leaf Field; bag Shop; bulb Workshop; star Coins; users People',
    'Island with a lighthouse',
    'Earn 400 coins before the market closes',
    'Plant first, build later. People move in where there is light.',
    '1,480 | Coins\n42 | People\n12 | Level',
  ),
  sort(
    'toddler 7, toddlers 7, preschool 5, little kids 6, for kids 3, children 3, preschoolers 6',
    'Farm, Forest, Sea',
    'paw Dog; fish Fish; leaf Frog; sun Sun; flower Flower; apple Apple',
    'On the farm',
    'Who hides behind the barn?',
    'Tap, listen, laugh. Nothing can be lost.',
    '6 | Animals\n12 | Sounds\n3 | Stars',
  ),
])
