import { defineArchetype } from '../archetype.ts'

export const game = defineArchetype({
  id: 'game',
  words:
    'space shooter 24, shooter 12, shoot em up 24, beat em up 22, hack and slash 20, visual novel 22, roguelike 28, dungeon crawler 28, platformer 22, endless runner 24, rpg game 20, tower defense 24, point and click 22, adventure game 20, click adventure 22, text adventure 22, game 6, puzzle game 7, puzzle 4, play 2, level 2, arcade 6, play chess 8, card game 7, memory game 8, word game 7, board game 6, score 3, tic tac toe 8, adventure 3, power ups 16, high score 9, game where you 20, a game where 16, endless runner 18, platformer 18, tower defense 18, racing game 18, idle game 18, clicker game 18, multiplayer game 16, lives levels 12, virtual pet 16, memory training 20, brain training 14, shell game 24, app to play 14, play a game 14, game app 12, rock paper scissors 24, snake 6, high striker 22, pong 16, breakout 14, arkanoid 18, brick breaker 18, tetris clone 20, snake clone 20, platform game 24, side scroller 22, reaction game 22, two player game 18, two-player 8, shooter game 20, arcade game 22, farm game 26, farming game 26, farm simulator 30, farm simulator game 34, farming simulator 34, city builder 26, simulator game 24, simulation game 24, flappy bird 26, escape room game 34, escape game 28, simple game 18, a simple game 18, bubble wrap 30, asteroids clone 28, asteroids game 28, word scramble 30, lights out 28, paddles 18, table tennis for two 24, lights puzzle 28, falling blocks 26, parking simulator 36, parking game 34, park cars 26, driving simulator 32, flight simulator 30, train simulator 30, bus simulator 30, racing simulator 28, drift game 28, escape room puzzle game 50, puzzle game with chapters 34, puzzle adventure 26, hidden object game 30',
  examples: `
    Jump over gaps, collect coins, three lives, it gets faster and faster
    Slide tiles until they make a larger number, beat my best
    A mouse seeks cheese in a maze, twenty stages, swipe to move
    Find pairs among upturned cards with cute animals, timer and stars
    Shoot down the asteroids before they hit the base, bosses and upgrades
    Guess where the ball is under three cups
    A detective story where you click on things in a room, combine items and talk to people
    Noughts and crosses and four in a row against the computer or a friend
    Feed and wash a little creature that grows when you look after it
    Word puzzle, seven letters, how many words do you find
    Bubble popping for toddlers with sounds and no losing
    Build towers along the path so the goblins never reach the castle, waves and gold
    Place your ships on a grid, fire at squares in turns until every ship of the other is sunk`,
  bars: 'checkout cart slots deed',
  presets: 'playful, bold',
  icon: 'game',
  names: 'Tumble, Odd Socks, Nine Lives',
  entity: 'tile',
  home: 'focus',
  screens: `
    home | Start | home
    game | Play | game
    leaderboard | Scores | trophy
    result | Result
    browse? | Levels | list
    settings | Settings | settings`,
})
