import { defineArchetype } from '../archetype.ts'

/** Tricks one learns with a board, a ball or cards; tricks of dogs are `animal-training`. */
export const trickList = defineArchetype({
  id: 'trick-list',
  words:
    'skateboard tricks 36, skateboard trick 36, skateboarding 26, landed tricks 34, trick list 28, juggling 30, juggling patterns 36, yo-yo 30, yoyo 30, magic tricks 34, card tricks 34, scooter tricks 32, parkour 26, freestyle tricks 32, bmx tricks 34, trampoline skills 32, pole moves 32, dance moves 26, diabolo 28, slackline 24, rubik 20',
  examples: `
    Skate tricks by difficulty with a video each and those I have landed
    Juggling patterns from three balls to five, how many catches
    Card magic: sleights to practise, effects I can show
    Parkour moves step by step with what comes before
    Which tricks can I do switch, nollie and fakie
    Yo-yo combos with levels and a log of practice
    BMX and scooter tricks at our park, days and tries
    Game of skate against a friend with letters
    Moves for pole classes, left and right side
    Freestyle football tricks, ten minutes a day
    Trampoline skills for the next badge
    Learn poi and diabolo, first on one side`,
  bars: 'checkout cart slots',
  presets: 'bold, playful',
  icon: 'spark',
  names: 'Clean Landing, First Try, Switch',
  entity: 'move-trick',
  screens: `
    home | Today | home
    browse | Tricks | list
    history | Landed | clock
    video? | Tutorial
    stats | Progress | chart
    detail | Trick
    form | Log tries
    map? | Spots | map
    settings | Settings | settings`,
})
