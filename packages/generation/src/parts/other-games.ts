import { type KindPart, partsOf } from './part.ts'
import { twoPlayers } from './games.ts'

/** What games without a board have. */
export const otherGameParts: readonly KindPart[] = [
  ...partsOf('game', [
    twoPlayers,
    {
      said: 'difficulty levels, difficulty, adjustable difficulty, several difficulty levels, difficulties, three difficulty levels, difficulty settings',
      on: 'game',
      content: `chips Difficulty | Easy, * Medium, Hard`,
    },
    {
      said: 'controller support, gamepad support, touch controls, on-screen controls, tilt controls, swipe controls, gamepad, controls, keyboard controls',
      on: 'settings',
      content: `chips Controls | * Touch, Swipe, Tilt, Gamepad`,
    },
    {
      said: 'level editor, map editor, custom levels, create levels',
      page: 'Level editor | edit | Level 7 of your own',
      content: `
        cells
        - ■ ■ ■ ■ ■ ■ ■
        - ■ ● . . ◆ . ■
        - ■ . ■ ■ . . ■
        - ■ . . ◆ . ⚑ ■
        - ■ ■ ■ ■ ■ ■ ■
        keys Put down
        - square | Wall
        - star | Gem
        - flag | Goal
        - trash | Erase
        button play | Try it`,
    },
    {
      said: 'power-ups, power ups, upgrades, boosts, weapons, items and upgrades, characters, unlockable characters, skins, unlockable skins',
      page: 'Upgrades | bolt | 1,240 coins to spend',
      content: `
        rows Upgrades
        - bolt | Longer boost | Level 3 of 5 | 400
        - shield | Shield | Level 1 of 5 | 250
        - heart | Fourth life | Once | 900
        rows Looks
        - palette | Night fox | Worn
        - palette | Paper crane | 600 coins`,
    },
    {
      said: 'achievements, badges, trophies, unlockable achievements',
      page: 'Achievements | trophy | 14 of 32',
      content: `
        rows Achievements
        - trophy | First hundred | A hundred points in one round | | Done
        - trophy | Without a scratch | A level without losing a life | | Done
        - trophy | Marathon | Twenty levels in a row | 12 of 20
        stats So far
        - 14 | Reached
        - 18 | To go`,
    },
  ]),
  ...partsOf('emulator', [
    {
      said: 'save states, quick save, save state support, saves, auto-save, multiple save slots, save slots',
      page: 'Save states | download | Four slots, the last one at 8:40',
      content: `
        cards
        - night | Slot 1 | Today, 8:40
        - forest | Slot 2 | Before the bridge, Tuesday
        - city | Slot 3 | Sunday
        keys With slot 1
        - download | Save
        - play | Load`,
    },
    {
      said: 'cheats, cheat codes, cheat code support, gameshark codes',
      on: 'detail settings',
      content: `
        switches
        - Endless lives
        - x All keys
        - x Walk through walls`,
    },
    {
      said: 'fast forward, fast-forward, rewind, fast forward and rewind, slow motion, turbo',
      on: 'game player remote',
      content: `chips Speed | ½×, * 1×, 2×, 4×`,
    },
    {
      said: 'on-screen controls, customizable controls, gamepad support, bluetooth controllers, controller support, custom controls, touch controls, external controllers, bluetooth controller support',
      on: 'settings',
      content: `
        sliders Keys on the screen
        - Size | 55
        - Opacity | 40
        rows Controllers
        - game | Pad of Ada | Bluetooth, 82 % | | Connected
        - plus | Pair another`,
    },
    {
      said: 'shaders, filters, screen filters, scaling, shader support, video filters',
      on: 'settings',
      content: `chips Picture | * Sharp, Smooth, Old screen, Dots`,
    },
  ]),
  ...partsOf('quiz', [
    {
      said: 'lifelines, jokers, 50:50, hints, fifty-fifty',
      on: 'quiz',
      content: `
        keys Lifelines
        - minus | 50 : 50
        - users | Audience
        - skip | Skip`,
    },
    {
      said: 'timer, time limit, timed questions, countdown, countdown timer',
      on: 'quiz',
      content: `
        ring Timer* | 0.47 | 14 | seconds left | down`,
    },
    {
      said: 'multiplayer, play against friends, multiplayer mode, play with friends, online multiplayer, duels, challenge friends',
      on: 'home',
      content: `
        people Duels*
        - Kim Osei | Your turn, question 4 | 3 : 2
        - Ada Lund | Waits for her | 1 : 1`,
    },
    {
      said: 'question editor, own questions, custom questions, create questions, custom quizzes, create your own quizzes',
      page: 'Own questions | edit | Twelve so far',
      content: `
        fields
        - Question | long | Which bridge is the oldest in town?
        - Right answer | text | Mill bridge
        - Wrong answers | text | Station bridge, New bridge, Iron bridge
        button plus | Add a question`,
    },
  ]),
  ...partsOf('game', [
    {
      said: 'endless mode, survival mode, endless, time attack, game modes, modes, several game modes, different game modes, practice mode',
      on: 'home game',
      content: `
        chips Mode | * Story, Endless, Against the clock`,
    },
    {
      said: 'boss fights, bosses, boss battles, boss levels, enemies',
      page: 'Bosses | flame | Two of five beaten',
      content: `
        rows Bosses
        - check | The Iron Moth | Sector 1, weak from behind | | Beaten
        - check | Old Harbour Crane | Sector 2, watch the hook | | Beaten
        - flame | Twin Comets | Sector 3 | Next
        - lock | ? | Sector 4`,
    },
    {
      said: 'online highscores, highscores, high scores, leaderboard, online leaderboard, leaderboards, online leaderboards, global leaderboard',
      on: 'leaderboard stats #Scores',
    },
    {
      said: 'inventory, items, equipment, loot, crafting, weapons and armor',
      page: 'Inventory | bag | 9 of 16 carried',
      content: `
        tiles Worn
        - shield | Oak shield | +2
        - bolt | Short sword | +3
        - shirt | Leather coat | +1
        rows Carried
        - drop | Red potion | Heals 10 | 3
        - key | Rusty key | Opens a door below
        - cup | Bread | 2 turns | 4
        keys With the potion
        - check | Drink
        - trash | Drop`,
    },
    {
      said: 'turn-based combat, turn based combat, permadeath, procedural levels, procedurally generated levels, random dungeons, procedurally generated dungeons, pixel art, gamepad',
      on: 'game',
    },
  ]),
  ...partsOf('quiz', [
    {
      said: 'levels, difficulty levels, difficulty, several levels',
      on: 'home browse',
      isFirst: true,
      content: `
        chips Level | Beginner, * Fan, Master`,
    },
    {
      said: 'hints',
      on: 'quiz',
      content: `
        keys Help
        - bulb | Hint
        - skip | Skip`,
    },
    {
      said: 'achievements, badges, trophies',
      on: 'stats profile',
      content: `
        rows Achievements*
        - trophy | First hundred | A hundred right answers | | Done
        - trophy | Without a mistake | Ten of ten | | Done
        - trophy | A week in a row | 5 of 7`,
    },
  ]),
  ...partsOf('virtual-pet', [
    {
      said: 'mini games, minigames, mini-games, games',
      page: 'Play | game | 84 coins won this week',
      content: `
        tiles Mini games
        - star | Catch the stars | Best 42
        - fish | Fish pond | Best 18
        - music | Copy the tune | Best 9
        - flip | Pairs | Best 1:12`,
    },
    {
      said: 'clothes, outfits, dress up, accessories, hats, decorations, furniture',
      page: 'Wardrobe | shirt | 84 coins to spend',
      content: `
        tiles Clothes
        - shirt | Striped jersey | Worn
        - star | Party hat | 20 coins
        - heart | Red scarf | 35 coins
        - sun | Sunglasses | 50 coins
        rows For the room
        - lamp | Moon lamp | There
        - sofa | Round bed | 120 coins`,
    },
    {
      said: 'feeding, feed, food',
      on: '#Needs #Pet home',
      content: `
        keys Feed
        - apple | Apple
        - fish | Fish
        - cake | Cake`,
    },
  ]),
  ...partsOf('quiz geo-learning', [
    {
      said: 'difficulty levels, difficulty, levels of difficulty',
      on: 'home browse quiz',
      content: `
        chips Difficulty levels | Easy, * Medium, Hard`,
    },
    {
      said: 'multiplayer, play against friends, duels, online duels, two players',
      on: 'home',
      content: `
        people Duels*
        - Kim Osei | Your turn, question 4 | 3 : 2
        - Ada Lund | Waits for her | 1 : 1`,
    },
  ]),
]
